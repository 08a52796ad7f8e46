import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { useLocale } from '../../../shared/i18n.ts'
import { TextArea, TextField } from '../../ui/Field.tsx'
import { issueText, type Issues } from '../../survey-editor/content/issues.ts'
import { TextListEditor } from '../../survey-editor/fields/TextListEditor.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { hasTooFewOptions, optionIssues } from '../../survey-editor/content/publish-blockers.ts'
import {
  hasOptions,
  questionTypes,
  type QuestionAction,
} from '../../survey-editor/content/question-list.ts'

type Props = {
  question: SurveyQuestion
  index: number
  count: number
  issues: Issues
  dispatch: (action: QuestionAction) => void
}

/** Fields of one question. */
export function QuestionPane({ question, index, count, issues, dispatch }: Props) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const { id, type, text } = question
  const written = {
    used: format.integer(text.length),
    max: format.integer(limits.questionText.max),
  }
  return (
    <Card className="grid gap-5 p-5 sm:p-6" aria-labelledby="question-pane">
      <h2 id="question-pane" className="text-sm font-semibold text-ink-2">
        {t('formEditor.numbered', {
          number: format.integer(index + 1),
          of: format.integer(count),
        })}
      </h2>
      <TextArea
        label={t('formEditor.text')}
        name="question-text"
        value={text}
        maxLength={limits.questionText.max}
        placeholder={t('formEditor.textPlaceholder')}
        help={t('formEditor.textCount', written)}
        error={issueText(t, issues, `questions.${index}.text`)}
        onChange={({ target }) => dispatch({ type: 'write', id, text: target.value })}
        className="font-display text-xl leading-relaxed"
      />
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold" aria-hidden>
          {t('formEditor.kind')}
        </p>
        <Select
          label={t('formEditor.kind')}
          value={type}
          onChange={(to) => dispatch({ type: 'retype', id, to })}
          options={questionTypes.map((value) => ({ value, label: t(`formEditor.type.${value}`) }))}
          className="sm:max-w-72"
        />
        <p className="text-sm text-ink-2 text-pretty">{t(`formEditor.help.${type}`)}</p>
      </div>
      <Switch
        label={t('formEditor.requiredLabel')}
        help={t('formEditor.requiredHelp')}
        checked={question.is_required}
        onChange={(isRequired) => dispatch({ type: 'require', id, isRequired })}
      />
      {hasOptions(type) && (
        <OptionsEditor question={question} index={index} issues={issues} dispatch={dispatch} />
      )}
      {type === 'nps' && <EndLabelsEditor question={question} dispatch={dispatch} />}
    </Card>
  )
}

function EndLabelsEditor({ question, dispatch }: Pick<Props, 'question' | 'dispatch'>) {
  const { t } = useTranslation()
  const { id, end_labels: labels = { low: '', high: '' } } = question
  return (
    <section aria-labelledby="end-labels">
      <h3 id="end-labels" className="text-sm font-semibold">
        {t('formEditor.endLabels')}
      </h3>
      <p className="mb-3 text-sm text-ink-2">{t('formEditor.endLabelsHelp')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['low', 'high'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`formEditor.endLabel.${end}`)}
            name={`end-label-${end}`}
            value={labels[end]}
            maxLength={limits.endLabel.max}
            onChange={({ target }) =>
              dispatch({ type: 'labelEnds', id, labels: { ...labels, [end]: target.value } })
            }
          />
        ))}
      </div>
    </section>
  )
}

function OptionsEditor({ question, index, issues, dispatch }: Omit<Props, 'count'>) {
  const { t } = useTranslation()
  const { id, type, options } = question
  const items = editedOptions(question)
  const flags = optionIssues(options)
  const path = (optionIndex: number) => `questions.${index}.options.${optionIndex}`
  const flagged = new Map([
    ...issues,
    ...[...flags].map(([optionIndex, flag]) => [path(optionIndex), flag] as const),
  ])
  return (
    <section aria-labelledby="options" data-options>
      <h3 id="options" className="text-sm font-semibold">
        {t('formEditor.options')}
      </h3>
      <p className="mb-3 text-sm text-ink-2">
        {t(`formEditor.optionsHelp.${type === 'ranking' ? 'ranking' : 'multiple'}`)}
        {type === 'multiple' && <span id="exclusive-help"> {t('formEditor.exclusiveHelp')}</span>}
      </p>
      {hasTooFewOptions(question) && (
        <p className="mb-3 text-sm text-warning">{t('formEditor.optionsFew')}</p>
      )}
      <TextListEditor
        kind="options"
        items={items}
        textOf={({ text }) => text}
        keyOf={(_, optionIndex) => String(optionIndex)}
        updateText={(option, text) => ({ isExclusive: option?.isExclusive ?? false, text })}
        max={limits.options.max}
        maxLength={limits.options.length}
        issues={flagged}
        pathOf={path}
        onChange={(next) =>
          dispatch({
            ...{ type: 'offer', id, options: next.map(({ text }) => text) },
            exclusive: next.filter(({ isExclusive }) => isExclusive).map(({ text }) => text),
          })
        }
        detailOf={(option, optionIndex, change) =>
          type === 'multiple' && (
            <ExclusiveToggle option={option} index={optionIndex} onChange={change} />
          )
        }
      />
    </section>
  )
}

type EditedOption = { text: string; isExclusive: boolean }

/** Among options with the same text, as many are exclusive as `exclusive_options` lists. */
function editedOptions({ options, exclusive_options = [] }: SurveyQuestion): EditedOption[] {
  const left = [...exclusive_options]
  return options.map((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return { text, isExclusive: at >= 0 }
  })
}

type ExclusiveToggleProps = {
  option: EditedOption
  index: number
  onChange: (option: EditedOption) => void
}

function ExclusiveToggle({ option, index, onChange }: ExclusiveToggleProps) {
  const { t } = useTranslation()
  const { format } = useLocale()
  const number = format.integer(index + 1)
  return (
    <label className="mb-1 ms-10 flex min-h-7 w-fit cursor-pointer items-center gap-2 text-sm text-ink-2">
      <input
        type="checkbox"
        checked={option.isExclusive}
        aria-label={`${t('formEditor.exclusive')}: ${t('authoring.options.label', { number })}`}
        aria-describedby="exclusive-help"
        onChange={({ target }) => onChange({ ...option, isExclusive: target.checked })}
        className="size-4 shrink-0 accent-primary"
      />
      {t('formEditor.exclusive')}
    </label>
  )
}
