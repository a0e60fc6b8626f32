/** The part of markdown-it that the site uses; the package brings no types. */
declare module 'markdown-it' {
  export interface Token {
    type: string;
    tag: string;
    content: string;
    info: string;
    /** First line and the line after the last, counted from 0; of blocks only. */
    map: [number, number] | null;
    children: Token[] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }

  export default class MarkdownIt {
    constructor(options?: { html?: boolean });
    readonly options: object;
    readonly renderer: {
      render(tokens: Token[], options: object, environment: object): string;
      rules: Record<string, (tokens: Token[], at: number) => string>;
    };
    readonly utils: { escapeHtml(text: string): string };
    parse(text: string, environment: object): Token[];
  }
}
