import { Mail, MessageCircle, Share2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { QrCode } from './QrCode.tsx'

type Props = { survey: Survey; link: string; isInvitedOnly: boolean; onPersonal: () => void }

const canShare = 'share' in navigator
const channel =
  'inline-flex min-h-10 items-center gap-2 rounded-md border border-line-strong/60 bg-surface px-4 text-sm font-semibold transition-colors duration-150 hover:bg-sunken'

/** The public link: copy, send, or print as a QR code. */
export function PublicLink({ survey, link, isInvitedOnly, onPersonal }: Props) {
  const { t } = useTranslation()
  const text = invitationText(survey)
  const share = () =>
    navigator.share({ title: survey.title, text, url: link }).catch((error: unknown) => {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) toast(t('share.send.failed'))
    })
  return (
    <div className="grid gap-8">
      {isInvitedOnly && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-sm">
          <TriangleAlert size={18} className="shrink-0 text-warning" aria-hidden />
          <p className="min-w-0 flex-1 basis-60">{t('share.invitedOnly')}</p>
          <Button variant="secondary" onClick={onPersonal}>
            {t('share.tab.personal')}
          </Button>
        </div>
      )}
      <section>
        <h3 className="font-semibold">{t('survey.link')}</h3>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <p
            dir="ltr"
            className="min-w-0 flex-1 basis-64 truncate rounded-md bg-sunken px-3.5 py-2.5 font-medium select-all"
          >
            {link}
          </p>
          <CopyButton content={link} label={t('share.copyLink')} />
        </div>
      </section>
      <section>
        <h3 className="font-semibold">{t('share.send.title')}</h3>
        <blockquote
          lang={survey.language === 'pt-br' ? 'pt-BR' : survey.language}
          dir="auto"
          className="mt-2 border-s-2 border-line-strong ps-3 text-sm wrap-anywhere text-ink-2"
        >
          {text}
        </blockquote>
        <div className="mt-3 flex flex-wrap gap-2">
          <a href={whatsAppLink(survey, link)} target="_blank" rel="noreferrer" className={channel}>
            <MessageCircle size={16} aria-hidden />
            {t('share.send.whatsapp')}
          </a>
          <a href={mailLink(survey, link)} className={channel}>
            <Mail size={16} aria-hidden />
            {t('share.send.mail')}
          </a>
          {canShare && (
            <Button
              variant="secondary"
              icon={<Share2 size={16} className="rtl:-scale-x-100" aria-hidden />}
              onClick={() => void share()}
            >
              {t('share.send.other')}
            </Button>
          )}
        </div>
      </section>
      <QrCode survey={survey} link={link} />
    </div>
  )
}

/** In the survey's language: respondents read it. */
const invitationTexts: Record<SurveyLanguage, (title: string) => string> = {
  'pt-br': (title) => `Olá! Você tem alguns minutos para responder a esta pesquisa? “${title}”`,
  en: (title) => `Hi! Do you have a few minutes to answer this survey? “${title}”`,
  es: (title) => `¡Hola! ¿Tienes unos minutos para responder esta encuesta? «${title}»`,
  ar: (title) => `مرحبًا! هل لديك بضع دقائق للإجابة عن هذا الاستبيان؟ «${title}»`,
}

const invitationText = ({ language, title }: Survey): string => invitationTexts[language](title)

/** Opens WhatsApp with the text, without a recipient. */
const whatsAppLink = (survey: Survey, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${invitationText(survey)}\n${link}`)}`

const mailLink = (survey: Survey, link: string): string =>
  `mailto:?subject=${encodeURIComponent(survey.title)}&body=${encodeURIComponent(`${invitationText(survey)}\r\n\r\n${link}`)}`
