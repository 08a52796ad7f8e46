import { Check, DoorOpen, Hammer, MapPin, UsersRound } from 'lucide-react'
import { usePage } from '../page-context.ts'

const useCases = [
  ['leaving', DoorOpen],
  ['product', Hammer],
  ['team', UsersRound],
  ['visit', MapPin],
] as const

export function UseCases() {
  const words = usePage().texts.landing.uses
  return (
    <section id="uses" className="page-width py-16 sm:py-24">
      <h2 className="max-w-2xl font-display text-3xl">{words.title}</h2>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2">
        {useCases.map(([useCase, Icon]) => {
          const { title, text, result } = words.items[useCase]
          return (
            <li
              key={useCase}
              className="flex flex-col rounded-xl border border-line bg-surface p-6 sm:p-7"
            >
              <Icon size={24} className="text-accent-strong" aria-hidden />
              <h3 className="mt-4 font-display text-2xl">{title}</h3>
              <p className="mt-2 mb-5 text-pretty text-ink-2">{text}</p>
              <div className="mt-auto border-t border-line pt-4">
                <p className="text-sm font-semibold text-ink-2">{words.resultLabel}</p>
                <p className="mt-1.5 flex gap-2.5 text-pretty">
                  <Check size={18} className="mt-0.75 shrink-0 text-success" aria-hidden />
                  {result}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
