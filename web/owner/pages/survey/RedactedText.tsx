import { useTranslation } from 'react-i18next'

/** The server puts these where a question repeats words that are still locked. */
const redactionPattern = /(▒+)/

export function RedactedText({ text }: { text: string }) {
  const { t } = useTranslation()
  return text.split(redactionPattern).map((part, index) =>
    part.startsWith('▒') ? (
      <span
        key={index}
        title={t('survey.veiled')}
        className="mx-0.5 inline-block h-[0.75em] w-14 rounded-sm bg-line-strong/35"
      >
        <span className="sr-only">{t('survey.veiled')}</span>
      </span>
    ) : (
      part
    ),
  )
}
