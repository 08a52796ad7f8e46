import { LayoutTemplate, ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const actions = [
  ['/surveys/new', ListChecks, 'quickTraditional', 'quickTraditionalHelp'],
  ['/surveys/new-advanced#templates', LayoutTemplate, 'quickTemplates', 'quickTemplatesHelp'],
] as const

/** Links to the other ways to create a survey. */
export function QuickActions() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('dashboard.quickTitle')} className="mt-3 grid gap-3 sm:grid-cols-2">
      {actions.map(([to, Icon, title, help]) => (
        <Link
          key={to}
          to={to}
          className="flex items-center gap-3 rounded-lg border border-line bg-surface px-5 py-3.5 transition-colors duration-150 hover:border-primary/50"
        >
          <Icon size={20} className="shrink-0 text-primary-text" aria-hidden />
          <span className="min-w-0">
            <span className="block font-semibold">{t(`dashboard.${title}`)}</span>
            <span className="block text-sm text-ink-2">{t(`dashboard.${help}`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
