// Written by loader/built-in/generate.ts from the YAML files of the pack. Do not edit: run `npm run generate`.
import type { PackSource } from '../built-in.ts';

const pack: PackSource = {
    files: {
    "rulesets/shared/standard.yaml": `# What every pack has without saying it.
options:
  play:
    type: choice
    values: [checked, free]
    default: checked
    says: Whether only what is right is offered, or a win may be declared wrongly and is examined when it is shown.
    name: { en: Play, zh: 玩法 }
`,
  },
  data: {
    "rulesets/shared/standard.yaml": 
    '[41,229,1,0,7,[4,218,1,0,4,[6,208,1,0,4,[2,6],5,6,[2,15,0,[1,7],[2,4]],5,7,[2,7],5,4,[2,105],5,4,[2,20,1,2,2,[2,4],2,2,[2,2]]]]]',
  },
  trees: {},
  names: {},
};
export default pack;
