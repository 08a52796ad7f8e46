import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Survey } from '#contract/api/surveys.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { parseConfig } from './availability.ts'
import { separatorFor, toCsv } from './csv.ts'
import { InvitationBatches } from './InvitationBatches.tsx'
import { IssueLinks } from './IssueLinks.tsx'
import { useLatestInvitationBatch, type IssuedLinks } from './invitations.ts'

/** Links that are each valid for one conversation. */
export function PersonalLinks({ survey }: { survey: Survey }) {
  const { t } = useTranslation()
  const issued = useLatestInvitationBatch(survey)
  const isInvitedOnly = parseConfig(survey).invited_only ?? false
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <section>
        <p className="text-pretty">{t('share.personal.help')}</p>
        <p className="mt-3 text-sm text-ink-2">
          <strong className="font-semibold text-ink">
            {t(isInvitedOnly ? 'share.personal.onlyOn' : 'share.personal.onlyOff')}
          </strong>{' '}
          {t(isInvitedOnly ? 'share.personal.onlyOnHelp' : 'share.personal.onlyOffHelp')}{' '}
          {survey.survey_type === 'advanced' && (
            <Link
              to={`/surveys/${survey.id}/edit/advanced?view=configure`}
              className="font-medium text-primary-text underline"
            >
              {t('share.personal.change')}
            </Link>
          )}
        </p>
      </section>
      <IssueLinks survey={survey} />
      {issued && <NewLinks survey={survey} {...issued} />}
      <InvitationBatches survey={survey} />
    </div>
  )
}

type NewLinksProps = { survey: Survey; batchId: string; links: IssuedLinks }

function NewLinks({ survey, batchId, links }: NewLinksProps) {
  const { t } = useTranslation()
  const { format, locale } = useLocale()
  const hasNames = links.some(({ name, reference }) => name !== '' || reference !== '')
  const save = () => {
    const number = t('share.personal.csv.number')
    const person = [t('share.personal.name'), t('share.personal.reference')]
    const head = [t('share.personal.csv.survey'), number, ...(hasNames ? person : []), 'Link']
    const rows = links.map((link) => [
      survey.title,
      link.number,
      ...(hasNames ? [link.name, link.reference] : []),
      link.url,
    ])
    const csv = toCsv([head, ...rows], separatorFor(locale))
    const name = `prosa-${survey.public_id}-${batchId.slice(0, 8)}.csv`
    downloadFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h3 className="font-semibold">
        <output>
          {t('share.personal.made', {
            count: links.length,
            formatted: format.integer(links.length),
          })}
        </output>
      </h3>
      <p className="mt-1 text-sm text-pretty text-ink-2">{t('share.personal.keep')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Download size={16} aria-hidden />} onClick={save}>
          {t('share.personal.save')}
        </Button>
        <CopyButton
          content={links.map(({ url }) => url).join('\n')}
          label={t('share.personal.copyAll')}
        />
      </div>
      <ol
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
        tabIndex={0}
        aria-label={t('share.personal.list')}
        className="mt-4 max-h-44 overflow-y-auto rounded-md bg-sunken px-3.5 py-2.5 text-xs leading-6"
      >
        {links.map(({ number, url }) => (
          <li key={number} className="truncate">
            {url}
          </li>
        ))}
      </ol>
    </section>
  )
}
