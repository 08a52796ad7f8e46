/** Repeats the product's design tokens, because the page loads no stylesheet. */
export const styles = `
:root { --bg: #fdfaf6; --surface: #fff; --sunken: #f6f2ec; --border: #e4dfd8; --text: #1c1d28; --text2: #4f525f;
  --primary: #4342a5; --warn: #8c5c0f; --warn-soft: #fff2d8; --danger: #b91a41; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1016; --surface: #17181f; --sunken: #0a0b0f; --border: #2d2e37;
  --text: #f2f0ec; --text2: #b9b3ac; --primary: #939cf2; --warn: #edb755; --warn-soft: #382a10; --danger: #fc818e; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--bg);
  color: var(--text); font: 16px/1.55 Figtree, 'Readex Pro', system-ui, sans-serif; }
main { width: 100%; max-width: 440px; background: var(--surface); border: 1px solid var(--border); border-radius: 20px;
  overflow: hidden; }
header { padding: 20px 20px 16px; border-bottom: 1px solid var(--border); }
h1 { margin: 0; font: 500 22px/1.25 Newsreader, Georgia, serif; }
[dir='rtl'] h1 { font-family: 'Readex Pro', system-ui, sans-serif; }
header p { margin: 2px 0 0; color: var(--text2); font-size: 14px; }
.notice { margin: 0; padding: 12px 20px; background: var(--warn-soft); color: var(--warn); font-size: 15px; }
.chat { min-height: 220px; padding: 20px; background: var(--sunken); }
.bubble { width: fit-content; max-width: 92%; padding: 12px 14px 8px; background: var(--surface);
  border: 1px solid var(--border); border-radius: 4px 16px 16px 16px; overflow-wrap: anywhere; white-space: pre-line; }
[dir='rtl'] .bubble { border-radius: 16px 4px 16px 16px; }
.status { display: block; margin-top: 6px; color: var(--text2); font-size: 14px; text-align: end; }
.status.read { color: var(--primary); } .status.failed { color: var(--danger); }
footer { padding: 16px 20px 20px; border-top: 1px solid var(--border); }
label { display: block; margin-bottom: 6px; font-weight: 600; font-size: 15px; }
textarea { width: 100%; padding: 10px 12px; border: 1px solid var(--border); border-radius: 12px; resize: none;
  background: var(--sunken); color: var(--text); font: inherit; }
footer p { margin: 12px 0 0; color: var(--text2); font-size: 15px; }
`
