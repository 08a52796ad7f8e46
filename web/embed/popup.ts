import { listenToFrame } from './frame-messages.ts'
import { colors, type Settings } from './settings.ts'

/**
 * A button in the corner of the page that opens the survey in a dialog. The shadow root keeps the styles of both pages
 * apart; the style sheet is constructed by script, which a strict content security policy allows.
 */
export function addPopup(settings: Settings): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(stylesheet(settings))
  root.adoptedStyleSheets = [sheet]
  host.lang = settings.lang === 'pt-br' ? 'pt-BR' : settings.lang
  host.dir = settings.lang === 'ar' ? 'rtl' : 'ltr'
  const button = createElement('button', {
    class: 'open',
    type: 'button',
    'aria-haspopup': 'dialog',
  })
  button.textContent = settings.label
  const dialog = createElement('dialog', { 'aria-label': settings.label })
  const close = createElement('button', {
    class: 'close',
    type: 'button',
    'aria-label': settings.close,
  })
  close.textContent = '×'
  dialog.append(close)
  root.append(button, dialog)
  document.body.append(host)

  let frame: HTMLIFrameElement | undefined
  button.addEventListener('click', () => {
    frame ??= createFrame(dialog, settings)
    dialog.showModal()
  })
  close.addEventListener('click', () => dialog.close())
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => button.focus())
}

/** Created on first use and kept, so that the conversation continues when the dialog is reopened. */
function createFrame(
  dialog: HTMLDialogElement,
  { src, origin, label }: Settings,
): HTMLIFrameElement {
  const frame = createElement('iframe', {
    src,
    title: label,
    referrerpolicy: 'origin',
    allow: 'microphone',
  })
  listenToFrame(frame, origin, (message) => message.prosa === 'escape' && dialog.close())
  dialog.append(frame)
  return frame
}

function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  return created
}

const stylesheet = ({ color: name, side }: Settings) => {
  const [background, color] = colors[name]
  return `
*{box-sizing:border-box;font-family:system-ui,sans-serif}
.open{position:fixed;z-index:2147483000;bottom:20px;${side}:20px;max-width:calc(100vw - 40px);
min-height:48px;padding:10px 22px;border:0;border-radius:99px;background:${background};color:${color};
font-size:16px;font-weight:600;line-height:1.3;cursor:pointer;box-shadow:0 8px 24px -8px #0008}
.open:hover{filter:brightness(1.08)}
button:focus-visible{outline:3px solid #5d5ddd;outline-offset:3px;box-shadow:0 0 0 3px #fff}
dialog{position:fixed;inset:auto;${side}:20px;bottom:20px;width:420px;max-width:calc(100vw - 40px);
height:680px;max-height:calc(100dvh - 40px);margin:0;padding:0;border:0;border-radius:18px;overflow:hidden;
background:#fdfaf6;color:#1c1d28;box-shadow:0 24px 64px -16px #0009}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:#0f101673}
.close{order:-1;align-self:flex-end;width:44px;height:44px;margin:4px;border:0;border-radius:12px;
background:none;color:inherit;font-size:26px;line-height:1;cursor:pointer}
.close:hover{background:#0001}
iframe{flex:1;width:100%;border:0}
@media(prefers-color-scheme:dark){dialog{background:#0f1016;color:#f2f0ec}.close:hover{background:#fff2}}
@media(max-width:480px){dialog{inset:0;width:100%;max-width:none;height:100%;max-height:none;border-radius:0}}`
}
