import { Gift, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { moveItem, type SurveyFields, type SurveySectionProps } from '../content/survey-fields.ts'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { issueText, noIssues, type Issues } from '../content/issues.ts'
import { MoveButtons, DragHandle, MoveAnnouncement } from './ReorderControls.tsx'
import { useReorder, type Reorder } from './use-reorder.ts'

type Config = SurveyFields['post_survey_rewards']
type Reward = Config['rewards'][number]
type Props = SurveySectionProps<'post_survey_rewards'> & { issues?: Issues }

/** Rewards for completing the survey, in the order shown to respondents. */
export function Rewards({ survey, edit, issues = noIssues }: Props) {
  const { t } = useTranslation()
  const { enabled, rewards } = survey.post_survey_rewards
  const set = (changes: Partial<Config>) =>
    edit({ post_survey_rewards: { ...survey.post_survey_rewards, ...changes } })
  const { listRef, draggedIndex, lastMove, handle, move } = useReorder(rewards.length, (from, to) =>
    set({ rewards: moveItem(rewards, from, to) }),
  )
  const remove = useRemoveReward(rewards, (next) => set({ rewards: next }), listRef)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <Card className="grid gap-4 p-5 sm:p-6" aria-label={t('authoring.rewards.title')}>
      <Switch
        label={t('authoring.rewards.title')}
        help={t('authoring.rewards.help')}
        checked={enabled}
        // Enabling adds the first reward.
        onChange={(checked) =>
          set({
            enabled: checked,
            rewards: checked && rewards.length === 0 ? [emptyReward] : rewards,
          })
        }
      />
      {enabled && (
        <ol ref={listRef} className="grid gap-4 empty:hidden">
          {rewards.map((reward, index) => (
            <RewardFields
              key={index}
              index={index}
              count={rewards.length}
              reward={reward}
              issues={issues}
              isDragged={draggedIndex === index}
              handle={handle(index)}
              onMove={(to) => move(index, to)}
              onEdit={(next) => set({ rewards: rewards.with(index, next) })}
              onRemove={() => {
                remove(index, reward)
                if (rewards.length === 1) add.current?.focus()
              }}
            />
          ))}
        </ol>
      )}
      <MoveAnnouncement kind="rewards" lastMove={lastMove} />
      {enabled && rewards.length < limits.rewards.max && (
        <Button
          ref={add}
          variant="secondary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => {
            flushSync(() => set({ rewards: [...rewards, emptyReward] }))
            listRef.current?.lastElementChild?.querySelector('input')?.focus()
          }}
          className="justify-self-start"
        >
          {t('authoring.rewards.add')}
        </Button>
      )}
    </Card>
  )
}

/** Removes a reward, focuses its neighbour, and offers to undo. */
function useRemoveReward(
  rewards: readonly Reward[],
  change: (rewards: Reward[]) => void,
  listRef: Reorder['listRef'],
) {
  const { t } = useTranslation()
  const latest = useLatest({ rewards, change })
  return (index: number, reward: Reward) => {
    flushSync(() => change(rewards.toSpliced(index, 1)))
    toast(t('authoring.rewards.removed'), undefined, {
      label: t('common.undo'),
      onClick: () => latest.current.change(latest.current.rewards.toSpliced(index, 0, reward)),
    })
    const rows = listRef.current?.children
    const next = rows?.[index] ?? rows?.[index - 1]
    next?.querySelector('input')?.focus()
  }
}

const emptyReward: Reward = { title: '', content: '' }

type RewardProps = {
  index: number
  count: number
  reward: Reward
  issues: Issues
  isDragged: boolean
  handle: ReturnType<Reorder['handle']>
  onMove: (to: number) => void
  onEdit: (reward: Reward) => void
  onRemove: () => void
}

function RewardFields(props: RewardProps) {
  const { index, count, reward, issues, isDragged, handle, onMove, onEdit, onRemove } = props
  const { t } = useTranslation()
  const { format } = useLocale()
  const number = format.integer(index + 1)
  const errorOf = (field: string) =>
    issueText(t, issues, `post_survey_rewards.rewards.${index}.${field}`)
  return (
    <li>
      <fieldset
        className={`grid gap-4 rounded-md border bg-bg p-4 transition-shadow duration-150 sm:grid-cols-2 ${isDragged ? 'border-primary shadow-popup' : 'border-line'}`}
      >
        <legend className="sr-only">{t('authoring.rewards.label', { number })}</legend>
        <div className="-my-2 flex items-center gap-2 text-sm font-semibold sm:col-span-2">
          {count > 1 && (
            <DragHandle kind="rewards" number={number} handle={handle} className="-ms-2 h-11 w-7" />
          )}
          <Gift size={16} className="text-accent-strong" aria-hidden />
          <span className="me-auto" aria-hidden>
            {t('authoring.rewards.label', { number })}
          </span>
          {count > 1 && (
            <MoveButtons
              kind="rewards"
              index={index}
              count={count}
              number={number}
              onMove={onMove}
            />
          )}
          <IconButton label={t('authoring.rewards.remove', { number })} onClick={onRemove}>
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
    </li>
  )
}

/** Omits empty optional fields. */
function withOptional(reward: Reward, field: 'action_url' | 'action_text', text: string): Reward {
  const { [field]: _, ...rest } = reward
  return text.trim() === '' ? rest : { ...rest, [field]: text }
}
