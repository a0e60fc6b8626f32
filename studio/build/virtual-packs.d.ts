declare module 'virtual:packs' {
  const packs: readonly {
    id: string;
    name: Readonly<Record<string, string>>;
    about: Readonly<Record<string, string>>;
  }[];
  export default packs;
}
