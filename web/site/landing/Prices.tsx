import { Check, Clock } from 'lucide-react'
import { creditPackages } from '#contract/packages.ts'
import { defaultPlan } from '#contract/plans.ts'
import { usePage } from '../page-context.ts'
import { localeTags } from '../texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { priceList, type PricedPlan } from './price-list.ts'

export function Prices() {
  const words = usePage().texts.landing.prices
  return (
    <section id="prices" className="border-y border-line bg-sunken/60">
      <div className="page-width py-16 sm:py-20">
        <h2 className="font-display text-3xl">{words.title}</h2>
        <p className="mt-3 max-w-2xl text-lg text-pretty text-ink-2">{words.lead}</p>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {priceList.map((priced) => (
            <Plan key={priced.plan} priced={priced} />
          ))}
        </ul>
        <p className="mt-4 max-w-2xl text-sm text-pretty text-ink-2">{words.planNote}</p>
        <Credits />
      </div>
    </section>
  )
}

/** US dollars in the person's language. */
function useMoney() {
  const { lang } = usePage()
  return (dollars: number, digits: 0 | 2 = 0) =>
    new Intl.NumberFormat(localeTags[lang], {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(dollars)
      // A mark of direction would turn the symbol around in an isolated amount.
      .replaceAll(/[\u200e\u200f]/g, '')
}

function useNumber() {
  const { lang } = usePage()
  return (value: number) => new Intl.NumberFormat(localeTags[lang]).format(value)
}

function Plan({ priced }: { priced: PricedPlan }) {
  const words = usePage().texts.landing.prices
  const money = useMoney()
  const number = useNumber()
  const { plan, name, monthlyPrice, bounds, features } = priced
  const isDefault = plan === defaultPlan
  return (
    <li
      className={`flex flex-col rounded-xl border bg-surface p-5 ${isDefault ? 'border-primary shadow-popup' : 'border-line'}`}
    >
      <h3 className="text-lg font-semibold">
        <bdi>{name}</bdi>
      </h3>
      <p
        className={`min-h-5 text-xs font-semibold text-primary-text ${isDefault ? '' : 'max-sm:hidden'}`}
      >
        {isDefault && words.recommended}
      </p>
      <p className="mt-3 flex items-baseline gap-1.5">
        <bdi className="font-display text-4xl">{money(monthlyPrice)}</bdi>
        <span className="text-sm text-ink-2">{words.perMonth}</span>
      </p>
      <dl className="mt-5 grid gap-2 border-t border-line pt-4 text-sm">
        {(['surveys', 'responses', 'audio', 'generations', 'questions'] as const).map((bound) => (
          <div key={bound} className="flex justify-between gap-3">
            <dt className="text-ink-2">{words[bound]}</dt>
            <dd className="text-end font-semibold whitespace-nowrap tabular-nums">
              {bounds[bound] === null ? words.unlimited : number(bounds[bound])}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 mb-6 grid gap-2 text-sm">
        {(['sentiment', 'insights', 'whatsapp', 'api', 'whiteLabel', 'workspaces'] as const)
          .filter((feature) => features[feature])
          .map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              {features[feature] === 'coming' ? (
                <Clock size={16} className="mt-0.75 shrink-0 text-ink-3" aria-hidden />
              ) : (
                <Check size={16} className="mt-0.75 shrink-0 text-success" aria-hidden />
              )}
              <span className="flex flex-1 flex-wrap items-center gap-x-2">
                {words[feature]}
                {features[feature] === 'coming' && (
                  <span className="rounded-full bg-warning-soft px-2 text-xs font-semibold text-warning">
                    {words.coming}
                  </span>
                )}
              </span>
            </li>
          ))}
      </ul>
      <LinkButton
        href="/login"
        variant={isDefault ? 'primary' : 'secondary'}
        className="mt-auto w-full"
      >
        {words.start}
        <span className="sr-only"> ({name})</span>
      </LinkButton>
    </li>
  )
}

function Credits() {
  const words = usePage().texts.landing.prices
  const money = useMoney()
  const number = useNumber()
  const cell = 'px-3 py-3 text-end tabular-nums first:ps-5 last:pe-5 max-sm:px-2'
  return (
    <div className="mt-14 grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
      <div>
        <h3 className="font-display text-2xl">{words.creditsTitle}</h3>
        <p className="mt-2 text-pretty text-ink-2">{words.creditsText}</p>
      </div>
      <table className="w-full self-start overflow-hidden rounded-xl border border-line bg-surface text-sm">
        <thead>
          <tr className="border-b border-line text-ink-2">
            <th scope="col" className={`${cell} text-start font-semibold`}>
              {words.package}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {words.credits}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {words.price}
            </th>
            <th scope="col" className={`${cell} font-semibold max-sm:hidden`}>
              {words.each}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {words.savings}
            </th>
          </tr>
        </thead>
        <tbody>
          {creditPackages.map(
            ({
              id,
              name,
              responses,
              priceCents,
              pricePerResponseCents,
              savingsPercent,
              popular,
            }) => (
              <tr key={id} className="border-t border-line first:border-t-0">
                <th scope="row" className={`${cell} text-start font-semibold`}>
                  <bdi>{name}</bdi>
                  {popular && (
                    <span className="ms-2 inline-block rounded-full bg-accent-soft px-2 text-xs font-semibold text-accent-strong">
                      {words.popular}
                    </span>
                  )}
                </th>
                <td className={cell}>{number(responses)}</td>
                <td className={cell}>
                  <bdi>{money(priceCents / 100)}</bdi>
                </td>
                <td className={`${cell} max-sm:hidden`}>
                  <bdi>{money(pricePerResponseCents / 100, 2)}</bdi>
                </td>
                <td className={cell}>{savingsPercent === 0 ? '–' : `${savingsPercent}%`}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
