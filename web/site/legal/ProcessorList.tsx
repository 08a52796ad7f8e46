import { usePage } from '../page-context.ts'
import { fill } from '../texts.ts'

/** Lists the companies that receive data of this installation, as it is set up now. */
export function ProcessorList() {
  const { texts, processors } = usePage()
  const words = texts.legal.privacy.processors
  const on = (text: string, host: string) => fill(text, { host: `\u2068${host}\u2069` })
  const { ai, payments, identity, messaging, mail } = processors
  const rows = [
    [words.ai, ai ? on(ai.isLocal ? words.aiLocal : words.aiOn, ai.host) : words.aiOff],
    [words.payments, payments ? on(words.paymentsOn, payments) : words.paymentsOff],
    [words.identity, identity ? on(words.identityOn, identity) : words.identityOff],
    [words.messaging, messaging === 'simulator' ? words.messagingSimulated : words.messagingOff],
    [words.mail, mail ? on(words.mailOn, mail) : words.mailOff],
  ] as const
  return (
    <>
      <p className="mt-3 text-lg text-pretty text-ink-2">{words.text}</p>
      <dl className="mt-4 grid gap-4 rounded-xl border border-line bg-surface p-5">
        {rows.map(([label, text]) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
