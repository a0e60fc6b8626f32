/** Arithmetic of the language: exact, halves and quarters included, and always a number. */

/** Far below 2^53, so that what adds up in a long game stays exact too. */
export const LARGEST = 1e12;

/** What does not fit stops at the largest number. */
export function bounded(x: number): number {
  return Math.max(-LARGEST, Math.min(LARGEST, x));
}

/** Division by zero gives zero, so that no rule can fail in the middle of a game. */
export function calculate(op: '+' | '-' | '*' | '/', left: number, right: number): number {
  switch (op) {
    case '+':
      return bounded(left + right);
    case '-':
      return bounded(left - right);
    case '*':
      return bounded(left * right);
    case '/':
      return right === 0 ? 0 : bounded(left / right);
  }
}

export function compare(op: '==' | '!=' | '<' | '<=' | '>' | '>=', left: number, right: number): boolean {
  switch (op) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/** The row a number reaches; below the first row, nothing. */
export function readChart(rows: readonly (readonly [number, number])[], x: number): number {
  let result = 0;
  for (const [from, value] of rows) if (from <= x) result = value;
  return result;
}
