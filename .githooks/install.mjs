/** Run by `npm install` in a checkout: commits go through `.githooks/`. Nothing happens where there is no git. */
import { spawnSync } from 'node:child_process';

spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
