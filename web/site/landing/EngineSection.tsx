import { Bot, Check, ChevronDown, X } from 'lucide-react'
import { judgedFigures as figures } from '#contract/judged-figures.ts'
import { usePage } from '../page-context.ts'
import { fill } from '../texts.ts'

/** What runs here, and what the engine without a model can and cannot do. */
export function EngineSection() {
  const { texts, models } = usePage()
  const { landing, engine } = texts
  const { can, cannot, measured } = engine.limits
  const lists = [
    {
      title: can.title,
      items: [can.points, can.talk, can.help, can.here],
      Icon: Check,
      color: 'text-success',
    },
    {
      title: cannot.title,
      items: [cannot.understand, cannot.sell, cannot.write],
      Icon: X,
      color: 'text-danger',
    },
  ]
  return (
    <section id="engine" className="page-width pt-16 sm:pt-20">
      <h2 className="max-w-2xl font-display text-3xl">{landing.engine.title}</h2>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-ink-2">{landing.engine.lead}</p>
      <p className="mt-4 flex max-w-2xl gap-2.5 text-sm text-pretty text-ink-2">
        <Bot size={18} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
        <span>{describeEngine(engine.here, models)}</span>
      </p>
      <details className="group mt-6 max-w-3xl rounded-xl border border-line bg-surface open:pb-6">
        <summary className="flex items-center justify-between gap-3 rounded-xl px-5 py-4 font-semibold hover:bg-sunken sm:px-6">
          {engine.limits.title}
          <ChevronDown size={18} className="shrink-0 group-open:rotate-180" aria-hidden />
        </summary>
        <div className="grid gap-6 px-5 pt-2 sm:grid-cols-2 sm:px-6">
          {lists.map(({ title, items, Icon, color }) => (
            <div key={title}>
              <h3 className="text-sm font-semibold">{title}</h3>
              <ul className="mt-2 grid gap-2 text-sm text-ink-2">
                {items.map((item) => (
                  <li key={item} className="flex gap-2.5">
                    <Icon size={16} className={`mt-0.75 shrink-0 ${color}`} aria-hidden />
                    <span className="text-pretty">{fill(item, figures)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="px-5 pt-5 text-xs text-pretty text-ink-3 sm:px-6">
          {fill(measured, figures)}
        </p>
      </details>
    </section>
  )
}

type EngineTexts = ReturnType<typeof usePage>['texts']['engine']['here']

function describeEngine(here: EngineTexts, models: ReturnType<typeof usePage>['models']): string {
  if (!models) return here.offline
  const isolated = (name: string) => `\u2068${name}\u2069`
  const { interviewer, analyst } = models
  const used =
    interviewer === analyst
      ? fill(here.model, { model: isolated(interviewer) })
      : fill(here.models, { interviewer: isolated(interviewer), analyst: isolated(analyst) })
  return `${used} ${here.fallback}`
}
