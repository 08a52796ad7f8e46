import { createHash } from 'node:crypto'
import type { Locale } from '#contract/languages.ts'
import type { PackageId } from '#contract/packages.ts'
import { escapeHtml } from '#kernel/http/html.ts'
import { receiptTexts } from './receipt-texts.ts'
import type { Seller } from './seller.ts'

export type Receipt = {
  paymentId: string
  language: Locale
  paidAt: string
  /** Undefined: the receipt says that it is not set. */
  seller: Seller | undefined
  /** Name and e-mail address, unless erased. */
  payer: readonly string[]
  packageId: PackageId
  credits: number
  priceCents: number
  refundedCents: number
  /** Taken by lost disputes. */
  lostCents: number
  provider: string
  intentId: string
  /** Refunds and disputes, oldest first; `cents` where an amount is known. */
  movements: readonly ReceiptMovement[]
}

/** `nettedHere`, `releasedHere`: of this purchase's credits; `settled`, `unsettled`: of credits that it owed. */
export type ReceiptMovement =
  | {
      what: 'refunded' | 'refundFailed' | 'disputed' | 'won' | 'lost'
      at: string
      cents?: number
    }
  | { what: 'nettedHere' | 'releasedHere' | 'settled' | 'unsettled'; at: string; credits: number }

const script = `document.querySelector('button').onclick = () => print()`
const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const localeTags: Record<Locale, string> = { en: 'en', 'pt-br': 'pt-BR', ar: 'ar-u-nu-latn' }

/** The HTML of a receipt, which prints on one A4 page. */
export function renderReceipt(receipt: Receipt): string {
  const { language, provider } = receipt
  const texts = receiptTexts[language]
  const isSandbox = provider === 'sandbox'
  const facts = [
    [texts.soldBy, renderSeller(receipt)],
    [texts.number, `<bdi class="id">${receipt.paymentId}</bdi>`],
    [texts.paidOn, formatTime(language, receipt.paidAt)],
    ...(receipt.payer.length > 0 ? [[texts.paidBy, receipt.payer.map(isolate).join('<br>')]] : []),
    [texts.provider, isSandbox ? 'Sandbox' : 'Stripe'],
    [texts.reference, `<bdi class="id">${escapeHtml(receipt.intentId)}</bdi>`],
  ]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} · Prosa · ${receipt.paymentId.slice(0, 8)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>${logo}<strong>Prosa</strong><button type="button">${texts.print}</button></header>
<h1>${texts.title}</h1>
${isSandbox ? `<p class="sandbox">${texts.sandbox}</p>` : ''}
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
${renderAmounts(receipt)}
<p class="note">${texts.note}</p>
</main>
<script>${script}</script>
</body>
</html>`
}

function renderSeller({ language, seller }: Receipt): string {
  const texts = receiptTexts[language]
  if (!seller) return `<em>${texts.noSeller}</em>`
  const { name, address, taxId, email } = seller
  const lines = [name, ...(address?.split('\n') ?? [])].map(isolate)
  if (taxId !== undefined) lines.push(`${texts.taxId}: ${isolate(taxId)}`)
  if (email !== undefined) lines.push(isolate(email))
  return lines.join('<br>')
}

/** Text of any direction. */
const isolate = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`

function renderAmounts({ language, packageId, credits, priceCents, ...rest }: Receipt): string {
  const texts = receiptTexts[language]
  const count = new Intl.NumberFormat(localeTags[language]).format(credits)
  const movements = rest.movements.map((movement) => renderMovement(language, movement))
  const retainedCents = priceCents - rest.refundedCents - rest.lostCents
  return `<table>
<thead><tr><th scope="col">${texts.item}</th><th scope="col">${texts.amount}</th></tr></thead>
<tbody><tr><td><b>Prosa · ${texts.packages[packageId]}</b><small>${texts.credits(count)}</small></td><td>${formatMoney(language, priceCents)}</td></tr>
<tr class="total"><td>${texts.total}</td><td>${formatMoney(language, priceCents)}</td></tr>
${movements.join('\n')}
${retainedCents === priceCents ? '' : `<tr class="total"><td>${texts.retained}</td><td>${formatMoney(language, retainedCents)}</td></tr>`}</tbody>
</table>`
}

function renderMovement(language: Locale, movement: ReceiptMovement): string {
  const texts = receiptTexts[language]
  const time = `<small>${formatTime(language, movement.at)}</small>`
  if ('credits' in movement) {
    const count = new Intl.NumberFormat(localeTags[language]).format(movement.credits)
    return `<tr><td colspan="2">${texts[movement.what](count)}${time}</td></tr>`
  }
  const { what, cents } = movement
  const amount =
    cents === undefined ? '' : formatMoney(language, outgoing.has(what) ? -cents : cents)
  return `<tr><td>${texts[what]}${time}</td><td>${amount}</td></tr>`
}

const outgoing: ReadonlySet<string> = new Set(['refunded', 'lost'])

function formatMoney(language: Locale, cents: number): string {
  const text = new Intl.NumberFormat(language === 'ar' ? 'en' : localeTags[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: language === 'ar' ? 'code' : 'symbol',
  }).format(cents / 100)
  return `<bdi dir="ltr">${text}</bdi>`
}

/** Shows the time in UTC, so that every reader sees the same. */
const formatTime = (language: Locale, iso: string): string =>
  `<time datetime="${iso}">${new Intl.DateTimeFormat(localeTags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(iso))} <bdi>UTC</bdi></time>`

const logo = `<svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true"><path d="M16 3C8.3 3 3 8 3 14.6c0 3.9 1.9 7 4.8 9.1L7 29l6.1-3c.9.2 1.9.3 2.9.3 7.7 0 13-5 13-11.7C29 8 23.7 3 16 3Z" fill="#4342a5"/><path d="M10 13.2h12M10 18h7.5" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cx="21.8" cy="18" r="1.9" fill="#ee6032"/></svg>`

/** Light mode only: a receipt looks like paper. */
const style = `
:root { color-scheme: light; font: 15px/1.5 Figtree, system-ui, sans-serif; color: #1c1d28; background: #f6f2ec; }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(0px, 4vw, 48px); }
main { max-width: 720px; min-height: 60vh; margin: auto; padding: clamp(24px, 6vw, 64px); background: #fff; border: 1px solid #e4dfd8; border-radius: 14px; }
header { display: flex; align-items: center; gap: 10px; font: 1.5rem Newsreader, Georgia, serif; }
header strong { flex: 1; font-weight: 500; }
button { font: 600 14px system-ui, sans-serif; padding: 10px 16px; border: 0; border-radius: 10px; background: #4342a5; color: #fff; cursor: pointer; }
button:focus-visible { outline: 2px solid #5d5ddd; outline-offset: 2px; }
h1 { margin: 40px 0 20px; font: 500 2.5rem/1.1 Newsreader, Georgia, serif; }
.sandbox { margin: 0 0 20px; padding: 10px 16px; border: 1px dashed #928b82; border-radius: 10px; color: #8c5c0f; background: #fff2d8; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr)); gap: 16px 32px; margin: 0 0 36px; }
dt, small, .note { color: #4f525f; font-size: 13px; }
dl div:last-child { grid-column: 1 / -1; }
.id { font-size: 13px; }
dd { margin: 2px 0 0; overflow-wrap: anywhere; }
em { color: #4f525f; font-style: normal; }
table { width: 100%; border-collapse: collapse; }
th { padding: 0 0 8px; font-size: 13px; font-weight: 600; color: #4f525f; text-align: start; }
td { padding: 14px 0; border-top: 1px solid #e4dfd8; vertical-align: top; }
small { display: block; }
td + td, th + th { text-align: end; white-space: nowrap; padding-inline-start: 16px; font-variant-numeric: tabular-nums; }
.total td { font-weight: 600; border-top-color: #928b82; }
.note { margin: 40px 0 0; }
@page { size: A4; margin: 18mm; }
@media print {
  :root { background: #fff; font-size: 11pt; }
  body { padding: 0; }
  main { max-width: none; padding: 0; border: 0; border-radius: 0; }
  button { display: none; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}`

/** Allows only the page's own script and style. */
export const receiptContentSecurityPolicy = `default-src 'none'; style-src ${cspHash(style)}; script-src ${cspHash(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
