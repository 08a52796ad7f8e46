import {
  AudioLines,
  FileSearch,
  HeartPulse,
  Languages,
  LockKeyhole,
  MessageCircleQuestion,
  PencilLine,
  Radio,
  Share2,
} from 'lucide-react'
import { usePage } from '../page-context.ts'

const features = [
  ['why', MessageCircleQuestion],
  ['goal', PencilLine],
  ['live', Radio],
  ['voice', AudioLines],
  ['languages', Languages],
  ['sentiment', HeartPulse],
  ['insights', FileSearch],
  ['share', Share2],
  ['privacy', LockKeyhole],
] as const

export function Features() {
  const words = usePage().texts.landing.features
  return (
    <section id="features" className="page-width py-16 sm:py-24">
      <h2 className="max-w-2xl font-display text-3xl">{words.title}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(([feature, Icon]) => (
          <li key={feature} className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4">
            <span className="row-span-2 inline-flex size-11 items-center justify-center rounded-lg bg-primary-soft text-primary-text">
              <Icon size={20} aria-hidden />
            </span>
            <h3 className="text-lg font-semibold">{words.items[feature].title}</h3>
            <p className="mt-1 text-pretty text-ink-2">{words.items[feature].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
