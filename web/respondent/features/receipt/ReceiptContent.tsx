import type { Receipt } from '#contract/api/receipts.ts'
import { languageAttributes, languageTag, useTexts } from '../../texts.tsx'

/** Questions and answers; the receipt's first screen. */
export function ReceiptContent({ receipt }: { receipt: Receipt }) {
  const { t, find, lang } = useTexts()
  const { survey, answers, fields, rating } = receipt
  const day = (moment: string) =>
    new Intl.DateTimeFormat(languageTag(lang), { dateStyle: 'long' }).format(new Date(moment))
  const given = Object.entries(fields)
  return (
    <>
      <h1>{t('receiptPageTitle')}</h1>
      <p className="lead">
        <bdi>{t('receiptIn', { title: survey.title, date: day(receipt.started_at) })}</bdi>
      </p>
      <p className="small">
        {!receipt.finished && `${t('receiptUnfinished')} `}
        {t('receiptKept', { date: day(receipt.kept_until) })}
      </p>
      {given.length > 0 && (
        <section>
          <h2>{t('fieldsTitle')}</h2>
          <dl className="given">
            {given.map(([name, text]) => (
              <div key={name}>
                <dt dir="auto">{find(`field_${name}`) ?? name}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {answers.length === 0 && <p>{t('receiptNothing')}</p>}
      <ol className="transcript">
        {answers.map(({ question, answer, language, at }) => (
          <li key={at + question}>
            <h2 {...languageAttributes(language)}>{question}</h2>
            <p dir="auto">{answer}</p>
          </li>
        ))}
      </ol>
      {rating && (
        <section className="opinion">
          <h2>{t('receiptRating', { rating: rating.rating })}</h2>
          {rating.comment && <p dir="auto">{rating.comment}</p>}
        </section>
      )}
    </>
  )
}
