import { freeNames } from '../../../dsl/index.ts';
import { expressionsAt } from '../play-expressions.ts';
import { findingIn } from '../finding-in-expression.ts';
import { isOwn, scalarAt, type Warning } from '../checked-pack.ts';

/** A number that is made of itself: points before there are any, a counter that becomes what it is. */
export const readsItself: Warning = (written) => [startingPoints, counters].flatMap((each) => each(written));

const startingPoints: Warning = (written) =>
  expressionsAt(written, ['points']).flatMap(({ node, tree }) => {
    const asked = freeNames(tree).find(({ is, name }) => is === 'word' && /points/.test(name));
    if (asked === undefined) return [];
    const message = `The points at the start are asked for \`${asked.name}\`, which nobody has yet.`;
    const hint = 'Write a number, or an option such as `starting_points`.';
    return [findingIn('reads-itself', message, node, undefined, 'points', { hint })];
  });

const counters: Warning = (written) =>
  written.ruleset.expressions.flatMap(({ path, program }) => {
    const name = String(path[2]);
    const node = scalarAt(written, path);
    const isCounter = path[0] === 'sequence' && path[1] === 'counters' && isOwn(written, path);
    if (!isCounter || node === undefined) return [];
    const { tree } = program;
    if (tree.node !== 'name' || tree.name !== name) return [];
    const message = `\`${name}\` becomes what it is, so this line does nothing.`;
    return [
      findingIn('reads-itself', message, node, undefined, name, { hint: 'Take it out, or say what changes it.' }),
    ];
  });
