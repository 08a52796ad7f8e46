import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useCommand } from '../../use-command.ts'
import type { Editor } from '../../survey-editor/editor/use-editor.ts'
import { newQuestionId } from './use-question-editor.ts'

/** Language models are slow. */
const timeoutMs = 60_000

export type ProposalState = ReturnType<typeof useProposals>

/** Requests question proposals for the survey as edited, saved or not. */
export function useProposals({ content }: Editor) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const command = useCommand('POST /api/surveys/generate-questions', {
    timeoutMs,
    onSuccess: ({ questions }) => setChosen(new Set(questions.map(({ id }) => id))),
  })
  const goal = content.goal.trim()
  const title = content.title.trim()
  const proposed = command.data?.questions ?? []
  return {
    goal,
    hasGoal: goal.length >= limits.goal.min,
    isPending: command.isPending,
    error: command.error,
    proposed,
    chosen,
    request: (count: number) =>
      command.mutate({
        goal,
        language: content.language,
        question_count: count,
        ...(title && { title }),
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
