import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { judgedFigures as figures } from '#contract/judged-figures.ts'

/** What the offline engine can and cannot do, with measured figures. */
export function OfflineLimits() {
  const { t } = useTranslation()
  const can = [
    t('engine.limits.can.points'),
    t('engine.limits.can.talk'),
    t('engine.limits.can.help', figures),
    t('engine.limits.can.here'),
  ]
  const cannot = [
    t('engine.limits.cannot.understand', figures),
    t('engine.limits.cannot.sell', figures),
    t('engine.limits.cannot.write'),
  ]
  const lists = [
    { title: t('engine.limits.can.title'), items: can, Icon: Check, color: 'text-success' },
    { title: t('engine.limits.cannot.title'), items: cannot, Icon: X, color: 'text-danger' },
  ]
  return (
    <div className="grid content-start gap-5">
      {lists.map(({ title, items, Icon, color }) => (
        <div key={title}>
          <p className="text-sm font-semibold">{title}</p>
          <ul className="mt-2 grid gap-2 text-sm text-ink-2">
            {items.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon size={16} className={`mt-0.75 shrink-0 ${color}`} aria-hidden />
                <span className="text-pretty">{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-xs text-pretty text-ink-3">{t('engine.limits.measured', figures)}</p>
    </div>
  )
}
