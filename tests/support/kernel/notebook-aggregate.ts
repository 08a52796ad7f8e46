// A small aggregate for kernel tests: personal and plain events, refusals, and commands without effect.
import type { AnswerSubmitted, ObjectiveStatusChanged } from '#contract/events/conversations.ts'
import type { Decider } from '#kernel/commands/decider.ts'
import { derivedId } from '#kernel/ids.ts'
import { refuse } from '#kernel/problem.ts'
import type { z } from 'zod'

type NotebookEvent = z.infer<typeof AnswerSubmitted> | z.infer<typeof ObjectiveStatusChanged>
type NotebookState = { written: string[]; marked: Set<string>; saw: (string | null)[] }

export type NotebookCommand =
  /** Refused from the tenth note on. */
  | { type: 'Write'; note: string; text: string }
  /** Without effect if the mark exists. */
  | { type: 'Mark'; mark: string }
  | { type: 'Both'; note: string; text: string; mark: string }

export const notebook: Decider<NotebookCommand, NotebookEvent, NotebookState> = {
  category: 'notebook',
  initial: () => ({ written: [], marked: new Set(), saw: [] }),
  // Mutates its argument, as folds may.
  evolve(notes, event) {
    if (event.type === 'AnswerSubmitted') {
      notes.written.push(event.data.responseId)
      notes.saw.push(event.data.text)
    } else notes.marked.add(event.data.objectiveId)
    return notes
  },
  decide(command, notes) {
    const events: NotebookEvent[] = []
    if (command.type !== 'Mark') events.push(writeNote(command, notes))
    if (command.type !== 'Write' && !notes.marked.has(command.mark))
      events.push({
        type: 'ObjectiveStatusChanged',
        data: { objectiveId: command.mark, status: 'touched' },
      })
    return events
  },
  subjectIds: (_notes, id) => ({ sessionId: id }),
}

function writeNote(
  { note, text }: { note: string; text: string },
  notes: NotebookState,
): NotebookEvent {
  if (notes.written.length >= 10) refuse('conversations/finished')
  return {
    type: 'AnswerSubmitted',
    data: {
      questionId: derivedId('question', note),
      responseId: derivedId('note', note),
      number: notes.written.length + 1,
      kind: 'open',
      text,
      choice: {},
      elapsedMs: null,
    },
  }
}
