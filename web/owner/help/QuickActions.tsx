import { BookOpen, LifeBuoy, RotateCcw, Shapes } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { errorText } from '../error-text.ts'
import { restartOnboarding } from '../onboarding-state.ts'
import { useMe } from '../queries.ts'
import { InlineError } from '../ui/states.tsx'
import type { HelpArticleId } from './articles.ts'
import type { HelpTexts } from './help-texts.ts'

const tile =
  'flex h-full w-full items-start gap-3 rounded-lg border border-line bg-surface p-4 text-start transition-colors duration-150 enabled:hover:border-primary/50 [a]:hover:border-primary/50 disabled:opacity-55'

type Props = { texts: HelpTexts; onOpen: (id: HelpArticleId) => void }

export function QuickActions({ texts: { quick }, onOpen }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { support_url: supportUrl } = useMe()
  const [isRestarting, setRestarting] = useState(false)
  const [error, setError] = useState<unknown>()
  const redo = async () => {
    setRestarting(true)
    setError(undefined)
    try {
      await restartOnboarding()
      await navigate('/onboarding')
    } catch (failure) {
      setError(failure)
      setRestarting(false)
    }
  }
  return (
    <section className="mt-6" aria-labelledby="help-quick">
      <h3 id="help-quick" className="text-sm font-semibold text-ink-2">
        {quick.title}
      </h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        <li>
          <button
            type="button"
            className={tile}
            disabled={isRestarting}
            onClick={() => void redo()}
          >
            <RotateCcw size={18} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
            <Words title={quick.redo} help={quick.redoHelp} />
          </button>
        </li>
        <li>
          <button type="button" className={tile} onClick={() => onOpen('validation-points')}>
            <BookOpen size={18} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
            <Words title={quick.validation} help={quick.validationHelp} />
          </button>
        </li>
        <li>
          <Link to="/surveys/new-advanced" className={tile}>
            <Shapes size={18} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
            <Words title={quick.examples} help={quick.examplesHelp} />
          </Link>
        </li>
        <li>
          {supportUrl === null ? (
            <p className={tile}>
              <LifeBuoy size={18} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
              <Words title={quick.contact} help={quick.contactNone} />
            </p>
          ) : (
            <a href={supportUrl} target="_blank" rel="noreferrer" className={tile}>
              <LifeBuoy size={18} className="mt-0.5 shrink-0 text-primary-text" aria-hidden />
              <Words title={quick.contact} help={quick.contactHelp} />
            </a>
          )}
        </li>
      </ul>
      {error !== undefined && (
        <div className="mt-3">
          <InlineError>{errorText(t, error)}</InlineError>
        </div>
      )}
    </section>
  )
}

function Words({ title, help }: { title: string; help: string }) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="mt-0.5 block text-sm text-pretty text-ink-2">{help}</span>
    </span>
  )
}
