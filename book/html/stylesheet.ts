/** How pages look: paper, screen by day and by night, phone and table. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fffdf8;--ink:#23201c;--soft:#625b52;--line:#d9d2c5;--wash:#f5f0e5;--accent:#9a2219;--link:#17508a;
--inferred:#6b4e00;--inferred-wash:#fbf1d3;--house:#5a2a82;--house-wash:#f1e8f8;--good:#1c6b34;--figure-paper:#fdfbf3;--figure-ink:#23201c;--figure-faint:#8d867a;--figure-fill:#e7dfcb;--figure-strong:#1c4fa0;
--serif:ui-serif,"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif","Noto Serif CJK SC","Songti SC",Georgia,serif;
--sans:system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans CJK SC","PingFang SC",sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#1b1a18;--ink:#ece6da;--soft:#b3aa9c;--line:#46413a;--wash:#262421;--accent:#ff8f80;--link:#8cc2ff;
--inferred:#f0cd72;--inferred-wash:#37301c;--house:#d5b2f2;--house-wash:#31263b;--good:#86d39b;--tile-face:#efe8d6;--tile-edge:#6f685d;--figure-paper:#211f1d;--figure-ink:#ece6da;--figure-faint:#8d867a;--figure-fill:#3a352e;--figure-strong:#8cc2ff}}
*{box-sizing:border-box}
html{scroll-padding-top:4.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.05rem/1.55 var(--serif)}
a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:.15em}
main :is(p,li,td,figcaption) a{color:inherit;text-decoration:underline dotted var(--soft) 1px}
main :is(p,li,td,figcaption) a:hover{color:var(--link);text-decoration-style:solid}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-999rem}
.skip:focus{left:.5rem;top:.5rem;z-index:9;background:var(--paper);padding:.5rem 1rem}
.sprite{position:absolute}
h1,h2,h3,h4{line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.9rem,5vw,2.9rem);margin:1.5rem 0 .25rem}
h2{font-size:1.6rem;margin:3.2rem 0 1rem;padding-top:.9rem;border-top:3px double var(--line)}
h3{font-size:1.2rem;margin:2.2rem 0 .4rem}
h4{font-size:1.03rem;margin:1.4rem 0 .3rem}
p,ul,ol{margin:.5rem 0}
ul,ol{padding-left:1.4rem}
li{margin:.15rem 0}
.no{font:600 .8em var(--sans);color:var(--soft);font-variant-numeric:tabular-nums}
.clauses{list-style:none;padding-left:0}
.clauses>li>.no{float:left;margin-right:.5em;line-height:1.9}
code{font-family:ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace;font-size:.86em;background:var(--wash);padding:.08em .3em;border-radius:3px;overflow-wrap:anywhere}
cite{font:italic .8rem var(--sans);color:var(--soft)}
cite::before{content:"["}cite::after{content:"]"}
button,input,select,summary{font:inherit;font-family:var(--sans);font-size:.9rem;color:inherit}
button,select,input[type=text],input[type=search],input[type=number]{background:var(--paper);border:1px solid var(--soft);border-radius:5px;padding:.35rem .6rem;min-height:2.2rem}
button{cursor:pointer}
button:hover{background:var(--wash)}
.bar{position:sticky;top:0;z-index:5;display:flex;gap:.6rem 1rem;align-items:center;padding:.5rem 1rem;background:var(--paper);border-bottom:1px solid var(--line);font-family:var(--sans);font-size:.9rem}
.bar .home{font-weight:600;color:inherit;text-decoration:none;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;flex:0 1 auto}
.bar form{position:relative;flex:1 1 8rem;max-width:26rem;margin:0 0 0 auto}
.bar input{width:100%}
#found{position:absolute;top:100%;right:0;left:0;margin:.3rem 0 0;padding:.3rem;list-style:none;background:var(--paper);border:1px solid var(--soft);border-radius:6px;box-shadow:0 6px 24px #0003;max-height:70vh;overflow:auto;min-width:15rem}
#found li{margin:0;padding:.1rem .3rem}
#found a{display:block;padding:.35rem .4rem;border-radius:4px;text-decoration:none}
#found a:hover,#found a:focus{background:var(--wash)}
#names{display:flex;gap:.2rem}
#names button[aria-pressed=true]{background:var(--ink);color:var(--paper)}
.hint,.how{color:var(--soft);font-size:.88rem;font-family:var(--sans)}
.page{display:grid;grid-template-columns:minmax(0,1fr);max-width:78rem;margin:0 auto;padding:0 1rem 4rem}
main{max-width:46rem;min-width:0}
.printed{display:none}
.toc{font-family:var(--sans);font-size:.9rem}
.toc ol{list-style:none;padding:0;margin:.3rem 0}
.toc a{display:block;padding:.22rem 0;text-decoration:none}
.toc a:hover{text-decoration:underline}
.toc summary{cursor:pointer;font-weight:600;padding:.5rem 0}
.status{font:600 .68rem/1 var(--sans);letter-spacing:.02em;padding:.15em .45em;border-radius:3px;white-space:nowrap;vertical-align:.12em}
.status.published{color:var(--soft);padding:0}
.status.published::before{content:"●"}
.status.published span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.status.inferred{color:var(--inferred);background:var(--inferred-wash);border:1px dashed currentColor}
.status.inferred::before{content:"◐ "}
.status.consensus{color:var(--soft);border:1px solid var(--line)}
.status.consensus::before{content:"◇ "}
.status.house{color:var(--house);background:var(--house-wash);border:1px solid currentColor}
.status.house::before{content:"○ "}
.note{border-left:4px solid var(--line);background:var(--wash);padding:.3rem .9rem;margin:.8rem 0;font-size:.95rem}
.note.house{border-left:4px solid var(--house);background:var(--house-wash)}
.note.inferred{border-left:4px dashed var(--inferred);background:var(--inferred-wash)}
.wide{overflow-x:auto}
table{border-collapse:collapse;margin:.8rem 0;font-size:.95rem;min-width:min(100%,20rem)}
th{text-align:left;font:600 .82rem/1.3 var(--sans);color:var(--soft)}
th,td{padding:.32rem 1.3rem .32rem 0;border-bottom:1px solid var(--line);vertical-align:top}
tr>:last-child{padding-right:0}
thead th{border-bottom:2px solid var(--soft)}
.number{text-align:right;font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
figure{margin:1rem 0}
figcaption{font-size:.88rem;color:var(--soft);font-family:var(--sans)}
.drawn svg{max-width:100%;height:auto}
.tiles svg{height:1.9em;width:auto;max-width:100%;vertical-align:-.5em}
.example{border-left:3px solid var(--line);padding:.1rem 0 .1rem .8rem;margin:.7rem 0}
.example .tiles{display:block}
.example .tiles svg,.shown svg{display:block;height:auto}
.example.not{border-left-style:dotted}
.example figcaption{display:flex;flex-wrap:wrap;gap:.2rem .6rem;align-items:baseline;margin-top:.2rem}
.example .gives{color:var(--ink)}.example .how{font-size:inherit}
.example .verdict{font-weight:600}
.score-this{display:none;font-size:.78rem;min-height:1.6rem;padding:.1rem .5rem;margin-left:auto}
.alive .score-this{display:inline-block}
.box{font-family:var(--sans);font-size:.92rem}
.box fieldset{border:0;padding:0;margin:.7rem 0;min-width:0}
.box legend,.place span:first-child{font-weight:600;font-size:.8rem;color:var(--soft);padding:0}
.hand-line{display:flex;flex-wrap:wrap;gap:.4rem .6rem;align-items:center}
.hand-line label{font-weight:600}
.hand-line input{flex:1 1 14rem;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:1rem}
.shown{display:flex;flex-wrap:wrap;gap:4px 2px;min-height:4.2rem;align-items:start;padding:.5rem;background:var(--wash);border-radius:6px}
.group{display:contents}
.group:not(:first-child)>:first-child{margin-left:.6rem}
.shown button{display:flex;gap:2px;padding:0;border:0;background:none;min-height:0}
.shown svg{width:2.1rem}
.shown svg,.palette svg{overflow:visible;display:block}
.group.last button{border-bottom:4px solid var(--accent)}
.choices label{display:inline-flex;gap:.35rem;align-items:center;padding:.2rem .7rem .2rem 0;cursor:pointer}
.choices input{width:1.05rem;height:1.05rem;margin:0;accent-color:var(--accent)}
.row{display:grid;grid-template-columns:repeat(10,minmax(0,2.15rem));gap:4px 3px;margin:.25rem 0}
.palette button{padding:0;border:0;background:none;min-height:0}
.palette button:hover svg,.shown button:hover svg{filter:brightness(.93)}
.palette [aria-disabled=true]{opacity:.3;cursor:not-allowed}
.places{display:flex;flex-wrap:wrap;gap:.5rem .9rem;margin:.6rem 0}
.place{display:flex;flex-direction:column;gap:.15rem}
.place input[type=number]{width:6.5rem}
.result{border:1px solid var(--line);border-radius:8px;padding:.3rem 1rem;margin:1rem 0;background:var(--paper)}
.result table{width:100%}
.result h3{font-size:1rem;margin:1rem 0 0}
.result p.verdict{font-size:1.15rem}
.verdict.yes{color:var(--good)}
.verdict.no{color:var(--accent);font-size:1rem}
tfoot th,tfoot td{border-bottom:0;font-weight:600;font-size:inherit;color:inherit}
tfoot tr:first-child>*{border-top:2px solid var(--soft)}
.chart{width:100%;height:auto;font-family:var(--sans)}
@media (max-width:40rem){.bar{flex-wrap:wrap}.bar form{order:3;flex-basis:100%;max-width:none;margin:0}#names{margin-left:auto}body{font-size:1rem}.bar{position:static}html{scroll-padding-top:1rem}}
@media (min-width:64rem){.page{grid-template-columns:15rem minmax(0,1fr);gap:3rem}.toc{position:sticky;top:3.6rem;align-self:start;max-height:calc(100vh - 4rem);overflow:auto;padding:1.2rem 0}main{max-width:50rem}
.sides{display:grid;grid-template-columns:minmax(0,1fr) minmax(16rem,22rem);gap:1.5rem;align-items:start}.sides .result{position:sticky;top:4rem;order:1}}
@media print{@page{margin:18mm 16mm 20mm;@bottom-center{content:counter(page);font:9pt sans-serif}}:root{color-scheme:light;--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--wash:#f4f4f4;--accent:#000;--link:#000;--inferred:#000;--inferred-wash:#fff;--house:#000;--house-wash:#eee;
--tile-face:#fff;--tile-edge:#000;--good:#000;--figure-paper:#fff;--figure-ink:#000;--figure-faint:#777;--figure-fill:#e4e4e4;--figure-strong:#000}
body{font-size:10.5pt;line-height:1.4}.bar,.skip,#score,.score-this,.alive .score-this{display:none}.page{display:block;max-width:none;padding:0}main{max-width:none}
a,main :is(p,li,td,figcaption) a{text-decoration:none}.toc{display:none}.printed{display:block;columns:2;break-inside:avoid;font-family:var(--sans);font-size:9.5pt;border-top:1px solid var(--line);padding-top:.6rem;margin-top:1.4rem}
h1,h2,h3,h4,thead{break-after:avoid}p,li{orphans:3;widows:3}figure,tr,.note{break-inside:avoid}
h3,h4{break-inside:avoid}:is(h3,h4)::after{content:"";display:block;height:6em;margin-bottom:-6em}.example{margin:.45rem 0}.example .tiles svg{height:9mm;width:auto}.example figcaption{margin-top:0;gap:0 .6rem;font-size:8.5pt}h3{margin-top:1.5rem}h4{margin-top:1rem}.wide{overflow:visible}table{font-size:9.5pt}}
`;
