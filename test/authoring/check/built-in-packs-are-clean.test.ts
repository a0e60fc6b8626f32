import { expect, test } from 'vitest';
import { lintPack } from '../../../authoring/check/index.ts';
import { packs } from '../../../loader/index.ts';

test.each(packs().map(({ id }) => id))(
  '%s has nothing wrong, and nothing to warn of that it does not explain',
  (id) => {
    expect(lintPack(id).problems).toEqual([]);
  },
);
