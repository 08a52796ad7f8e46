import type { Played, Turn } from './play.ts'

/** A whole conversation as a person reads it. */
export function transcriptOf({ kind, session, turns, end, language }: Played): string {
  const { title, personality, objectives, maxQuestions, maxFollowups } = session
  const budget = `${objectives.length} points, ${maxQuestions} questions, ${maxFollowups} follow-ups each`
  return [
    `──── ${language} · ${kind} · ${personality} · “${title}” · ${budget}`,
    ...turns.flatMap((turn) => [asked(turn, session.objectives), answered(turn)]),
    `     ${end.reason}: ${end.answersGiven} answers to ${end.questionsAsked} questions`,
    '',
  ].join('\n')
}

function asked({ question }: Turn, objectives: Played['session']['objectives']): string {
  const { number, purpose, probe, objectiveId, text, kind, options, language } = question
  const point = objectives.find(({ id }) => id === objectiveId)?.text
  const why = [purpose, probe, point && `“${point}”`, language, kind !== 'open' && kind]
  const choices = options.length > 0 ? `\n       ${options.join(' | ')}` : ''
  return `${String(number).padStart(3)}  ${text}${choices}\n       [${why.filter(Boolean).join(' · ')}]`
}

function answered({ answer, coded, isQualified }: Turn): string {
  if (!answer) return '   >  …'
  const made = [coded?.intent, coded?.sentiment?.class, isQualified && 'qualified']
  return `   >  ${answer.text}\n       [${made.filter(Boolean).join(' · ')}]`
}
