import { createHash } from 'node:crypto'

/**
 * The site's design tokens (components/styles/tokens.css) for the hosted pages, without web fonts.
 */
export const styles = `
:root{color-scheme:light dark;--ink:#0f211d;--ink-2:#3d4d48;--ink-3:#5c6964;--paper:#fbfaf6;--paper-2:#f3f0e8;--field:#fff;--rule:#d9d4c7;--line:#7d8a84;--pine:#123c32;--on-pine:#fff;--signal:#c23b16;--signal-soft:#f6ded4;--art:#123c32;
--serif:"Newsreader Variable",Newsreader,Georgia,"Noto Serif SC","Songti SC",serif;--sans:"Instrument Sans Variable","Instrument Sans",system-ui,"PingFang SC","Noto Sans SC",sans-serif}
@media (prefers-color-scheme:dark){:root{--ink:#f3f0e8;--ink-2:#cfd8d0;--ink-3:#a9c1b4;--paper:#0b2720;--paper-2:#123c32;--field:#0f3129;--rule:#2a4a41;--line:#7f9c8f;--pine:#a9c1b4;--on-pine:#0b2720;--signal:#ff9d7c;--signal-soft:#4a2618;--art:#a9c1b4}}
*{box-sizing:border-box;margin:0}
html{font:400 1.0625rem/1.55 var(--sans);color:var(--ink);background:var(--paper);-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%}
body{min-height:100vh;display:flex;flex-direction:column}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--signal);outline-offset:2px}
h1,h2{font-family:var(--serif);font-weight:400;letter-spacing:-.018em;text-wrap:balance}
h1{font-size:clamp(2.1rem,1.6rem + 2vw,3rem);line-height:1.08}
h2{font-size:1.3125rem;line-height:1.25}
:lang(zh) h1,:lang(zh) h2{letter-spacing:0}
.page{flex:1;display:grid;grid-template-columns:minmax(0,1fr)}
.side{display:none}
main{width:100%;max-width:30rem;margin-inline:auto;padding:2rem clamp(1.25rem,5vw,2.5rem) 3rem;display:flex;flex-direction:column;gap:1.75rem}
header{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding-bottom:1.1rem;border-bottom:1px solid var(--rule)}
.brand{font:500 1.7rem/1 var(--serif);letter-spacing:-.03em;text-decoration:none}
.brand i{color:var(--signal);font-style:normal}
.languages{display:flex;gap:.25rem .9rem;white-space:nowrap;justify-content:flex-end;font-size:.8125rem;color:var(--ink-2);list-style:none;padding:0}
.languages a,.languages span{display:inline-block;padding-block:.3rem}
.languages a{text-decoration:none}
.languages a:hover{text-decoration:underline}
.languages [aria-current]{font-weight:600;border-bottom:2px solid var(--signal);padding-bottom:.1rem}
.head{display:grid;gap:.75rem}
.lead{color:var(--ink-2);max-width:62ch}
form,.stack{display:grid;gap:1.15rem}
.pair{display:grid;gap:1.15rem}
.field{display:grid;gap:.35rem}
label{font-weight:600;font-size:.95rem}
label small{font-weight:400;color:var(--ink-3)}
input[type=text],input[type=email],input[type=password],input[type=tel]{font:inherit;color:inherit;width:100%;min-height:3rem;padding:.6rem .8rem;background:var(--field);border:1px solid var(--line);border-radius:2px}
input[aria-invalid=true]{border:2px solid var(--signal)}
.short input{max-width:13rem;letter-spacing:.08em}
.hint{font-size:.875rem;color:var(--ink-3)}
.error{font-size:.9rem;color:var(--signal);font-weight:500}
.notice{border-left:3px solid var(--pine);background:var(--paper-2);padding:.85rem 1rem;display:grid;gap:.3rem}
.notice.bad{border-color:var(--signal);background:var(--signal-soft)}
.notice a{font-weight:600}
.notice ul{padding-left:1.2rem;font-size:.95rem}
button,.button{font:600 .98rem/1.3 var(--sans);display:inline-flex;justify-content:center;align-items:center;min-height:3rem;width:100%;padding:.75rem 1.35rem;border:1px solid var(--pine);border-radius:2px;background:var(--pine);color:var(--on-pine);text-decoration:none;text-align:center;cursor:pointer;transition:opacity .15s}
button:hover,.button:hover{opacity:.88}
.ghost{background:transparent;color:var(--pine)}
.row{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;font-size:.95rem}
.row a,.links a{display:inline-block;padding-block:.35rem}
.links{display:grid;gap:.35rem;font-size:.95rem;border-top:1px solid var(--rule);padding-top:1.25rem}
.or{display:flex;align-items:center;gap:1rem;color:var(--ink-3);font-size:.9rem}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--rule)}
.captcha{display:block;border:1px solid var(--rule);border-radius:2px;max-width:100%;height:auto;background:#f3f0e8}
.qr{display:block;width:13rem;height:13rem;background:#fff;border:1px solid var(--rule);padding:.5rem}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.95em;overflow-wrap:anywhere}
.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.4rem 1rem;list-style:none;padding:1rem;background:var(--paper-2)}
.scopes{padding-left:1.2rem;display:grid;gap:.35rem}
footer{font-size:.8125rem;color:var(--ink-3);margin-top:auto;padding-top:1.5rem;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:space-between}
@media (max-width:29.99rem){.brand{font-size:1.55rem}.languages{gap:.7rem}}
@media (min-width:30rem){.pair{grid-template-columns:1fr 1fr}}
@media (min-width:64rem){
.page{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.side{display:block;background:var(--paper-2);border-right:1px solid var(--rule);position:relative;overflow:hidden}
.side svg{position:absolute;inset:0;width:100%;height:100%;color:var(--art)}
main{max-width:36rem;padding-top:3rem}
}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`

/** The CSP hash of this style sheet. */
export const stylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
