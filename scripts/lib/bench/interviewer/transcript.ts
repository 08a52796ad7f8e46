import type { InterviewResult, InterviewTurn } from './run-interviews.ts'

/** A whole conversation as text. */
export function formatTranscript({ kind, session, turns, end, language }: InterviewResult): string {
  const { title, personality, objectives, maxQuestions, maxFollowups } = session
  const budget = `${objectives.length} points, ${maxQuestions} questions, ${maxFollowups} follow-ups each`
  return [
    `──── ${language} · ${kind} · ${personality} · “${title}” · ${budget}`,
    ...turns.flatMap((turn) => [formatQuestion(turn, session.objectives), formatAnswer(turn)]),
    `     ${end.reason}: ${end.answersGiven} answers to ${end.questionsAsked} questions`,
    '',
  ].join('\n')
}

function formatQuestion(
  { question }: InterviewTurn,
  objectives: InterviewResult['session']['objectives'],
): string {
  const { number, purpose, probe, objectiveId, text, kind, options, language } = question
  const point = objectives.find(({ id }) => id === objectiveId)?.text
  const details = [purpose, probe, point && `“${point}”`, language, kind !== 'open' && kind]
  const choices = options.length > 0 ? `\n       ${options.join(' | ')}` : ''
  return `${String(number).padStart(3)}  ${text}${choices}\n       [${details.filter(Boolean).join(' · ')}]`
}

function formatAnswer({ answer, coded, isQualified }: InterviewTurn): string {
  if (!answer) return '   >  …'
  const labels = [coded?.intent, coded?.sentiment?.class, isQualified && 'qualified']
  return `   >  ${answer.text}\n       [${labels.filter(Boolean).join(' · ')}]`
}
