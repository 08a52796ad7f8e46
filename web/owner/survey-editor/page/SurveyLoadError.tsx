import { useTranslation } from 'react-i18next'
import { CallError } from '../../../shared/call.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'

type Props = { error: Error; retry: () => void; as?: 'h1' | 'h2' }

/** Distinguishes a missing survey from a failed request. */
export function SurveyLoadError({ error, retry, as = 'h2' }: Props) {
  const { t } = useTranslation()
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 422)
  return (
    <Card>
      {isGone ? (
        <EmptyState
          as={as}
          title={t('survey.notFound')}
          help={t('survey.notFoundHelp')}
          action={<ButtonLink to="/surveys">{t('survey.backToList')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} retry={retry} />
      )}
    </Card>
  )
}
