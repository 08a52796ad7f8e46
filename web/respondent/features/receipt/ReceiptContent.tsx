import type { Receipt } from '#contract/api/receipts.ts'
import { languageAttributes, useTexts } from '../../texts.tsx'
import { canonicalFieldName } from '../pre-survey/known-fields.ts'
import { formatAnswer, formatDay, formatFigure, isolate } from './receipt-format.ts'

/** Kinds whose answers have the page's direction. */
const wordless: ReadonlySet<string> = new Set(['number', 'scale', 'nps', 'date'])

/** Questions and answers; the receipt's first screen. */
export function ReceiptContent({ receipt }: { receipt: Receipt }) {
  const { t, find, lang } = useTexts()
  const { survey, answers, fields, rating, invited_as: invitedAs } = receipt
  const day = (moment: string) => isolate(formatDay(moment, lang))
  const given = Object.entries(fields)
  return (
    <>
      <h1>{t('receiptPageTitle')}</h1>
      <p className="lead">
        {t('receiptIn', { title: isolate(survey.title), date: day(receipt.started_at) })}
      </p>
      <p className="small">
        {!receipt.finished && `${t('receiptUnfinished')} `}
        {receipt.kept_until === null
          ? t('privacyNever')
          : t('receiptKept', { date: day(receipt.kept_until) })}
        {receipt.anonymous && ` ${t('privacyAnonymous')}`}
      </p>
      {invitedAs && (
        <p className="small" dir="auto">
          {t('receiptInvited', { name: `\u2068${inviteeText(invitedAs)}\u2069` })}
        </p>
      )}
      {given.length > 0 && (
        <section>
          <h2>{t('fieldsTitle')}</h2>
          <dl className="given">
            {given.map(([name, text]) => (
              <div key={name}>
                <dt dir="auto">{find(`field_${canonicalFieldName(name)}`) ?? name}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {answers.length === 0 && <p>{t('receiptNothing')}</p>}
      <ol className="transcript">
        {answers.map(({ question, answer, kind, language, at }) => (
          <li key={at + question}>
            <h2 {...languageAttributes(language)}>{question}</h2>
            <p dir={wordless.has(kind) ? undefined : 'auto'}>
              {formatAnswer({ kind, answer }, lang)}
            </p>
          </li>
        ))}
      </ol>
      {rating && (
        <section className="opinion">
          <h2>
            {t('receiptRating', {
              rating: formatFigure(rating.rating, lang),
              of: formatFigure(5, lang),
            })}
          </h2>
          {rating.comment && <p dir="auto">{rating.comment}</p>}
        </section>
      )}
    </>
  )
}

const inviteeText = ({ name, reference }: NonNullable<Receipt['invited_as']>) =>
  name && reference ? `${name} (${reference})` : name || reference
