import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { Card } from '../ui/Card.tsx'
import { Select } from '../ui/Select.tsx'
import { Slider } from '../ui/Slider.tsx'
import { Switch } from '../ui/Switch.tsx'
import type { Piece } from './authored.ts'
import { personalities } from './personalities.ts'

type Asked = 'ai_personality' | 'max_questions' | 'enable_audio' | 'conversation_mode'

/** How the interviewer is to be, and in which ways people may answer. */
export function Interviewer({ survey, edit }: Piece<Asked>) {
  const { t } = useTranslation()
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold">{t('create.personality')}</p>
        <Select
          label={t('create.personality')}
          value={survey.ai_personality}
          onChange={(ai_personality) => edit({ ai_personality })}
          options={personalities.map((value) => ({
            value,
            label: t(`create.personalities.${value}`),
            hint: t(`create.personalityHint.${value}`),
          }))}
        />
        <p className="text-xs text-ink-3">{t(`create.personalityHint.${survey.ai_personality}`)}</p>
      </div>
      <Slider
        label={t('create.maxQuestions')}
        value={survey.max_questions}
        min={limits.questions.min}
        max={limits.questions.max}
        minLabel={t('create.quick')}
        maxLabel={t('create.detailed')}
        onChange={(max_questions) => edit({ max_questions })}
      />
      <div className="grid gap-4 border-t border-line pt-5">
        <p className="text-sm font-semibold">{t('create.features')}</p>
        <Switch
          label={t('create.audio')}
          help={t('create.audioHelp')}
          checked={survey.enable_audio}
          onChange={(enable_audio) => edit({ enable_audio })}
        />
        <Switch
          label={t('create.conversation')}
          help={t('create.conversationHelp')}
          checked={survey.conversation_mode}
          onChange={(conversation_mode) => edit({ conversation_mode })}
        />
      </div>
    </Card>
  )
}
