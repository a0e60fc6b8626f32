import { drawHead, drawTail } from './core/wall.ts';
// physical: columns of stacks
let bad=0, n=0;
for (let trial=0; trial<200000; trial++) {
  const h = 1+Math.floor(Math.random()*4), cols=1+Math.floor(Math.random()*6);
  const total = h*cols;
  const wall:any = { order: Array.from({length:total},(_,i)=>i), head:0, tail:total, taken:0, startWall:0,startColumn:0 };
  const stacks = Array.from({length:cols},(_,c)=>Array.from({length:h},(_,k)=>c*h+k));
  const log:string[]=[];
  for (let i=0;i<total;i++){ const t=Math.random()<.5;
    const s = t? stacks[stacks.length-1]! : stacks[0]!;
    const want=s.shift()!; if(s.length===0) t?stacks.pop():stacks.shift();
    const got = t?drawTail(wall,h):drawHead(wall,h); log.push((t?'T':'H')+got);
    n++; if(got!==want || wall.tail-wall.head-wall.taken!==total-i-1){bad++; if(bad<5)console.log(h,cols,log.join(' '),'want',want, wall.head,wall.tail,wall.taken); break;}
  }
}
console.log(n,bad);
