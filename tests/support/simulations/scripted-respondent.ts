import {
  createRespondent,
  type Respondent,
} from '../../../scripts/lib/simulated-respondents/respondent.ts'

/** Gives the answers to open questions in order, then says that there is nothing else; answers other kinds at random. */
export function scriptedRespondent(answers: readonly string[]): Pick<Respondent, 'answer'> {
  let given = 0
  const person = createRespondent('balanced', 'en', 1)
  return {
    answer: (question) =>
      question.kind === 'open'
        ? { text: answers[given++] ?? 'Nothing else.' }
        : person.answer(question),
  }
}
