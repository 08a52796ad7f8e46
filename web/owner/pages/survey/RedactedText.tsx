import { useTranslation } from 'react-i18next'

/** The server's placeholder for locked words that a question repeats. */
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
