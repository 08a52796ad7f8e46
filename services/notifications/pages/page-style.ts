/** Repeats the product's design tokens, because the pages load no stylesheet. */
export const pageStyle = `
:root { --bg: #fdfaf6; --surface: #fff; --sunken: #f6f2ec; --border: #e4dfd8; --text: #1c1d28; --text2: #4f525f;
  --primary: #4342a5; --on-primary: #fff; --warn: #8c5c0f; --warn-soft: #fff2d8; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1016; --surface: #17181f; --sunken: #0a0b0f; --border: #2d2e37;
  --text: #f2f0ec; --text2: #b9b3ac; --primary: #939cf2; --on-primary: #0f1016; --warn: #edb755; --warn-soft: #382a10; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--bg); color: var(--text);
  font: 16px/1.55 Figtree, 'Readex Pro', system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 12px; font: 500 28px/1.25 Newsreader, Georgia, serif; }
h2 { margin: 0; font-size: 20px; line-height: 1.4; }
[dir='rtl'] h1 { font-family: 'Readex Pro', system-ui, sans-serif; }
p { margin: 0 0 20px; }
a { color: var(--primary); }
.brand { margin: 0 0 28px; font: 500 20px/1 Newsreader, Georgia, serif; }
.card { max-width: 480px; margin: clamp(24px, 12vh, 120px) auto 24px; padding: 32px; background: var(--surface);
  border: 1px solid var(--border); border-radius: 20px; }
@media (max-width: 520px) { .card { margin: 0; min-height: 100vh; padding: 24px 20px; border: 0; border-radius: 0; } }
button { min-height: 44px; padding: 10px 20px; border: 0; border-radius: 10px; background: var(--primary);
  color: var(--on-primary); font: 600 16px/1.3 inherit; font-family: inherit; cursor: pointer; }
a:focus-visible, button:focus-visible, iframe:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
.card h2 { margin: 28px 0 8px; font-size: 17px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 0; border-top: 1px solid var(--border); font-weight: 400; text-align: start; vertical-align: top; }
td { text-align: end; font-variant-numeric: tabular-nums; }
.card ul { margin: 0; padding-inline-start: 20px; }
.card li { margin: 0 0 8px; }
.notice { margin: 0 0 20px; padding: 12px 16px; border-radius: 12px; background: var(--warn-soft); color: var(--warn); }
.outbox { max-width: 1180px; margin: 0 auto; padding: clamp(16px, 3vw, 40px); }
.columns { display: grid; gap: 20px; grid-template-columns: minmax(0, 320px) minmax(0, 1fr); align-items: start; }
@media (max-width: 800px) { .columns { grid-template-columns: minmax(0, 1fr); } }
.mails { margin: 0; padding: 0; list-style: none; border: 1px solid var(--border); border-radius: 14px; overflow: auto;
  max-height: 75vh; background: var(--surface); }
@media (max-width: 800px) { .mails { max-height: 32vh; } }
.mails li + li { border-top: 1px solid var(--border); }
.mails a { display: block; padding: 12px 16px; color: inherit; text-decoration: none; }
.mails a:focus-visible { outline-offset: -3px; }
.mails a:hover { background: var(--sunken); }
.mails a[aria-current] { background: var(--sunken); box-shadow: inset 3px 0 0 var(--primary); }
[dir='rtl'] .mails a[aria-current] { box-shadow: inset -3px 0 0 var(--primary); }
.mails strong { display: block; font-weight: 600; }
small { color: var(--text2); font-size: 14px; }
.mail { border: 1px solid var(--border); border-radius: 14px; background: var(--surface); overflow: hidden; }
.mail header { padding: 16px 20px; border-bottom: 1px solid var(--border); }
.mail header p { margin: 4px 0 0; color: var(--text2); font-size: 15px; }
iframe { display: block; width: 100%; height: 72vh; border: 0; background: var(--sunken); }
pre { margin: 0; padding: 20px; white-space: pre-wrap; font: 14px/1.6 ui-monospace, monospace; }
`
