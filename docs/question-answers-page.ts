/** The questions of meaning as Markdown. */
import { CHAIN, type Judged, questions, type Shown } from './language-questions.ts';

/** Every question with its answer and its hands. */
export function answers(): string {
  const all = questions.map(({ asks, answer, shown }) => `**${asks}** ${answer}\n\n${shown.map(line).join('\n')}`);
  return `${all.join('\n\n')}\n\nThe pack \`chain\` of these lines:\n\n\`\`\`yaml\n${CHAIN}\n\`\`\``;
}

function line(row: Shown | Judged): string {
  const { hand } = row;
  if ('pack' in row) {
    const pointed = row.indicators ? `, indicators \`${row.indicators}\`` : '';
    return `- \`${hand}\` in \`${row.pack}\`${pointed}: ${row.gives}`;
  }
  const gives = typeof row.gives === 'boolean' ? (row.gives ? 'yes' : 'no') : row.gives;
  return `- \`${row.text}\` with \`${hand}\`${row.seat ? ` at seat ${row.seat}` : ''}: ${gives}`;
}
