/** What panels write into a project: values that were chosen, and hands that were kept. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chooseForm, chooseValue, type FieldValue } from '../../studio/worker/choose.ts';
import { keepExample } from '../../studio/worker/keep-example.ts';
import type { Project } from '../../studio/page/project.ts';

const HEAD = 'id: mine\nversion: 0.1.0\nextends: cantonese\nname: { en: Mine }\n';
const mine = (more = ''): Project => ({ entry: 'mine.yaml', files: { 'mine.yaml': HEAD + more } });
const source = (name: string): string =>
  readFileSync(new URL(`../../rulesets/cantonese/${name}`, import.meta.url), 'utf8');
const whole: Project = {
  entry: 'pack.yaml',
  files: { 'pack.yaml': source('pack.yaml'), 'patterns.yaml': source('patterns.yaml') },
};

async function chosen(project: Project, path: string, value: FieldValue | null | undefined): Promise<Project> {
  const changed = await chooseValue(project, path.split('.'), value);
  if (!changed.ok) throw new Error(changed.said);
  return { ...project, files: { ...project.files, [changed.file]: changed.text } };
}

describe('a value that is chosen', () => {
  test('is written, and leaves the file again when it is the one of the parent', async () => {
    const changed = await chosen(mine(), 'options.minimum', 1);
    expect(changed).toEqual(mine('\noptions: { minimum: 1 }\n'));
    expect(await chosen(changed, 'options.minimum', 3)).toEqual(mine());
    expect(await chosen(changed, 'options.minimum', undefined)).toEqual(mine());
    const worth = await chosen(mine(), 'patterns.all_triplets.value.fan', 4);
    expect(await chosen(worth, 'patterns.all_triplets.value.fan', 3)).toEqual(mine());
  });

  test('is written although the parent has it, where another choice sets it otherwise', async () => {
    const declared = `options:
  pace:
    type: choice
    values: [slow, fast]
    default: fast
    says: How fast one plays.
    sets: { fast: { minimum: 1 } }
`;
    const project = mine(`\n${declared}`);
    expect(await chosen(project, 'options.minimum', 3)).toEqual(mine(`\n${declared}  minimum: 3\n`));
    const slow = await chosen(project, 'options.pace', 'slow');
    expect(slow).toEqual(mine(`\n${declared.replace('default: fast', 'default: slow')}`));
  });

  test('changes the file of the project that says it', async () => {
    const changed = await chosen(await chosen(whole, 'options.flowers', true), 'patterns.all_triplets.value.fan', 4);
    const differing = (name: string): (string | undefined)[] => {
      const before = whole.files[name]!.split('\n');
      return changed.files[name]!.split('\n').filter((line, at) => line !== before[at]);
    };
    expect(differing('pack.yaml')).toEqual(['    default: true']);
    expect(differing('patterns.yaml')).toEqual(['    value: { fan: 4 }']);
  });

  test('is shown as the file has it, even where the pack does not load; so is what was taken out', async () => {
    const told = await chooseForm(mine('options: { minimum: 99 }\npatterns: { all_triplets: null }\n'), 'en');
    if (!told.ok) throw new Error(told.said);
    const { options, groups, said } = told.form;
    expect(said).toContain("The option `minimum` can't be `99`.");
    expect(options.find(({ name }) => name === 'Minimum')).toMatchObject({ value: 99, parents: 3, isChanged: true });
    const out = groups.flatMap(({ patterns }) => patterns).filter(({ isOut }) => isOut);
    expect(out).toMatchObject([{ name: 'All Triplets', says: 'Every set is a pung or kong.', isInherited: true }]);
  });
});

describe('a hand that is kept', () => {
  const PLAIN = '123m 345m 567m 789m 2m +2m';
  const kept = async (project: Project, how: object, pattern: string, withWorth = false): Promise<string> => {
    const answer = await keepExample(project, { hand: ` ${PLAIN} `, how }, pattern, withWorth);
    return answer.ok
      ? `${answer.file}: ${answer.text
          .split('\n')
          .find((line) => line.includes(PLAIN))
          ?.trim()}`
      : answer.said;
  };
  test.each([
    [{ by: 'discard', seat: 0, from: 1, round: '1', with: [], counters: {} }, 'common', `- ${PLAIN}`],
    [{ by: 'discard', seat: 0, round: '1' }, 'all_triplets', `- not: ${PLAIN}`],
    [{ by: 'draw', seat: 2, round: '2' }, 'common', `- { hand: ${PLAIN}, seat: 3, round: 2, by: draw }`],
    [{ by: 'draw', with: ['last_of_wall'] }, 'moon', `- { hand: ${PLAIN}, by: draw, with: [last_of_wall] }`],
  ])('says how it was won: %j, as an example of %s', async (how, pattern, line) => {
    expect(await kept(mine(), how, pattern)).toBe(`mine.yaml: ${line}`);
  });

  test('says what it is worth where that is wanted, and stands where its pattern has examples', async () => {
    const line = `- { hand: ${PLAIN}, by: draw, gives: { fan: 10, value: 128 } }`;
    expect(await kept(mine(), { by: 'draw' }, 'common', true)).toBe(`mine.yaml: ${line}`);
    const there = await keepExample(whole, { hand: PLAIN, how: {} }, 'common', false);
    expect(there).toEqual({ ok: true, file: 'patterns.yaml', text: whole.files['patterns.yaml'] });
  });

  test('is refused where it cannot be read', async () => {
    const answer = await keepExample(mine(), { hand: '11111m', how: {} }, 'common', false);
    expect(answer).toEqual({ ok: false, said: expect.stringContaining('1m') });
  });
});
