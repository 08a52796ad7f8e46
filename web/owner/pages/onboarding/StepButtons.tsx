import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'

type Props = {
  /** Undefined on the first step. */
  onBack: (() => void) | undefined
  children: ReactNode
}

/** The way back, and the step's own button; in sight at the lower edge. */
export function StepButtons({ onBack, children }: Props) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-bg px-4 py-3 sm:mx-0 sm:px-0">
      <Button
        variant="quiet"
        disabled={!onBack}
        onClick={onBack}
        icon={<ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden />}
        className="me-auto min-h-12"
      >
        {t('back')}
      </Button>
      {children}
    </div>
  )
}
