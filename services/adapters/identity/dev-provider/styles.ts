/** Repeats the product's design tokens, because the page loads no stylesheet. */
export const styles = `
:root { --bg: #fdfaf6; --surface: #fff; --sunken: #f6f2ec; --border: #e4dfd8; --strong: #928b82; --text: #1c1d28;
  --text2: #4f525f; --primary: #4342a5; --soft: #ebedfe; --accent: #ee6032; --warn: #8c5c0f; --warn-soft: #fff2d8;
  --danger: #b91a41; --danger-soft: #feecec; --focus: #5d5ddd; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1016; --surface: #17181f; --sunken: #0a0b0f; --border: #2d2e37;
  --strong: #696b78; --text: #f2f0ec; --text2: #b9b3ac; --primary: #939cf2; --soft: #272a4b; --accent: #f97a52;
  --warn: #edb755; --warn-soft: #382a10; --danger: #fc818e; --danger-soft: #481d22; --focus: #98a2fd; --on: #101225; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--bg);
  color: var(--text); font: 15px/1.5 Figtree, 'Readex Pro', system-ui, sans-serif; }
main { width: 100%; max-width: 440px; padding: 32px; background: var(--surface); border: 1px solid var(--border);
  border-radius: 20px; }
.bubble { fill: var(--primary); } .prose { stroke: var(--on); stroke-width: 2.6; stroke-linecap: round; fill: none; }
.stop { fill: var(--accent); }
[dir='rtl'] svg { transform: scaleX(-1); }
h1 { margin: 16px 0 12px; font: 500 24px/1.25 Newsreader, Georgia, serif; }
[dir='rtl'] h1 { font-family: 'Readex Pro', system-ui, sans-serif; }
.notice { margin: 0 0 20px; padding: 12px 14px; border-radius: 10px; background: var(--warn-soft); color: var(--warn); }
.alert { margin: 0 0 20px; padding: 12px 14px; border-radius: 10px; background: var(--danger-soft); color: var(--danger); }
ul { list-style: none; margin: 0 0 16px; padding: 0; display: grid; gap: 12px; }
button { font: inherit; color: inherit; cursor: pointer; }
.person { width: 100%; min-height: 64px; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 14px;
  align-items: center; padding: 10px 14px; text-align: start; background: var(--surface); border: 1px solid var(--border);
  border-radius: 14px; transition: border-color 150ms, background 150ms; }
.person:hover { border-color: var(--primary); background: var(--soft); }
.face { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; font-weight: 600;
  color: #fff; background: #4342a5; }
.face-bruno { background: #076f66; } .face-layla { background: #a8398a; }
.who { display: grid; min-width: 0; } .name { font-weight: 600; }
.email { color: var(--text2); font-size: 14px; overflow: hidden; text-overflow: ellipsis; }
.speaks { color: var(--text2); font-size: 14px; }
.quiet { display: block; width: 100%; min-height: 44px; padding: 10px; border: 0; border-radius: 10px; background: none;
  color: var(--primary); text-align: center; text-decoration: none; }
.quiet:hover { background: var(--soft); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
@media (max-width: 480px) { main { padding: 24px 20px; } .speaks { display: none; } }
`
