import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { useCommand } from '../../use-command.ts'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import { newQuestionId } from './use-question-editor.ts'

/** Language models are slow. */
const timeoutMs = 60_000

export type ProposalState = ReturnType<typeof useProposals>

/** Requests question proposals for the survey as edited, saved or not: others than its own and than those seen before. */
export function useProposals({ content }: Editor) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [proposed, setProposed] = useState<readonly SurveyQuestion[]>([])
  const [seen, setSeen] = useState<readonly string[]>([])
  const command = useCommand('POST /api/surveys/generate-questions', {
    timeoutMs,
    onSuccess: ({ questions }) => {
      // Without others, the last ones stay.
      if (questions.length === 0) return
      setProposed(questions)
      setChosen(new Set(questions.map(({ id }) => id)))
      setSeen((before) => [...before, ...questions.map(({ text }) => text)])
    },
  })
  const goal = content.goal.trim()
  const title = content.title.trim()
  const known = [...content.questions.map(({ text }) => text), ...seen].filter(Boolean)
  return {
    goal,
    hasGoal: goal.length >= limits.goal.min,
    isPending: command.isPending,
    error: command.error,
    proposed,
    /** The AI has no others for this goal. */
    isExhausted: !command.isPending && command.data?.questions.length === 0,
    chosen,
    request: (count: number) =>
      command.mutate({
        goal,
        language: content.language,
        question_count: count,
        ...(title && { title }),
        ...(known.length > 0 && {
          already_proposed: known.slice(-limits.fixedQuestions.maxAlreadyProposed),
        }),
      }),
    toggle: (id: string) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    /** The chosen proposals under new ids: proposed ids are unique within one proposal only. */
    chosenQuestions: () =>
      proposed
        .filter(({ id }) => chosen.has(id))
        .map((question) => ({ ...question, id: newQuestionId() })),
  }
}
