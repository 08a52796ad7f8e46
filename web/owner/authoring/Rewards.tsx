import { Gift, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../shared/i18n.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Switch } from '../ui/Switch.tsx'
import type { Authored, Piece } from './authored.ts'
import { TextArea, TextField } from './Field.tsx'
import { issueText, noIssues, type Issues } from './issues.ts'

type Config = Authored['post_survey_rewards']
type Reward = Config['rewards'][number]
type Props = Piece<'post_survey_rewards'> & { issues?: Issues }

/** What respondents get for finishing. */
export function Rewards({ survey, edit, issues = noIssues }: Props) {
  const { t } = useTranslation()
  const { enabled, rewards } = survey.post_survey_rewards
  const set = (changes: Partial<Config>) =>
    edit({ post_survey_rewards: { ...survey.post_survey_rewards, ...changes } })
  return (
    <Card className="grid gap-4 p-5 sm:p-6" aria-label={t('authoring.rewards.title')}>
      <Switch
        label={t('authoring.rewards.title')}
        help={t('authoring.rewards.help')}
        checked={enabled}
        // Switched on, there is one to fill in.
        onChange={(checked) =>
          set({ enabled: checked, rewards: checked && rewards.length === 0 ? [none] : rewards })
        }
      />
      {enabled &&
        rewards.map((reward, index) => (
          <RewardFields
            key={index}
            index={index}
            reward={reward}
            issues={issues}
            onEdit={(next) => set({ rewards: rewards.with(index, next) })}
            onRemove={() => set({ rewards: rewards.toSpliced(index, 1) })}
          />
        ))}
      {enabled && rewards.length < limits.rewards.max && (
        <Button
          look="secondary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => set({ rewards: [...rewards, none] })}
          className="justify-self-start"
        >
          {t('authoring.rewards.add')}
        </Button>
      )}
    </Card>
  )
}

const none: Reward = { title: '', content: '' }

type RewardProps = {
  index: number
  reward: Reward
  issues: Issues
  onEdit: (reward: Reward) => void
  onRemove: () => void
}

function RewardFields({ index, reward, issues, onEdit, onRemove }: RewardProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const number = format.integer(index + 1)
  const errorOf = (field: string) =>
    issueText(t, issues, `post_survey_rewards.rewards.${index}.${field}`)
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-bg p-4 sm:grid-cols-2">
      <legend className="sr-only">{t('authoring.rewards.label', { number })}</legend>
      <div className="flex items-center gap-2 text-sm font-semibold sm:col-span-2">
        <Gift size={16} className="text-accent-strong" aria-hidden />
        <span aria-hidden>{t('authoring.rewards.label', { number })}</span>
        <IconButton
          label={t('authoring.rewards.remove', { number })}
          onClick={onRemove}
          className="-my-2 ms-auto"
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={t('authoring.rewards.name')}
          value={reward.title}
          maxLength={200}
          error={errorOf('title')}
          onChange={(event) => onEdit({ ...reward, title: event.target.value })}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label={t('authoring.rewards.content')}
          help={t('authoring.rewards.contentHelp')}
          value={reward.content}
          maxLength={2000}
          error={errorOf('content')}
          onChange={(event) => onEdit({ ...reward, content: event.target.value })}
        />
      </div>
      <TextField
        label={t('authoring.rewards.link')}
        type="url"
        dir="ltr"
        placeholder="https://"
        value={reward.action_url ?? ''}
        maxLength={2000}
        error={errorOf('action_url')}
        onChange={(event) => onEdit(withOptional(reward, 'action_url', event.target.value))}
      />
      <TextField
        label={t('authoring.rewards.button')}
        value={reward.action_text ?? ''}
        maxLength={100}
        error={errorOf('action_text')}
        onChange={(event) => onEdit(withOptional(reward, 'action_text', event.target.value))}
      />
    </fieldset>
  )
}

/** What is left empty is not there. */
function withOptional(reward: Reward, field: 'action_url' | 'action_text', text: string): Reward {
  const { [field]: _, ...rest } = reward
  return text.trim() === '' ? rest : { ...rest, [field]: text }
}
