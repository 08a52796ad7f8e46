import { median, type Figure } from '../figures.ts'
import type { PlayedInterview } from './play.ts'
import { conversationCriteria, meanScore, surveyCriteria, type Verdict } from './rubrics.ts'

/** Aims of the mean scores. */
const aims = {
  offline: { conversations: 6, surveys: 7 },
  model: { conversations: 8.5, surveys: 9 },
} as const
export type InterviewerEngine = keyof typeof aims

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Mean scores of conversations and of generated surveys, together and by criterion. */
export function judgedFigures(
  engine: InterviewerEngine,
  played: readonly PlayedInterview[],
): Figure[] {
  const { conversations, surveys } = aims[engine]
  const name = (what: string) => `${engine} interviewer, ${what}`
  const plain = (what: string, value: number, unit = 'of 10'): Figure => ({
    ...{ name: name(what), value, unit, target: '', met: true },
  })
  const aimed = (what: string, values: readonly number[], aim: number): Figure => {
    const value = mean(values)
    return { ...plain(what, value), target: `>= ${aim}`, met: value >= aim }
  }
  const questions = played.reduce((sum, { conversation }) => sum + conversation.length, 0)
  const perQuestion = (count: (each: PlayedInterview) => number) =>
    (100 * played.reduce((sum, each) => sum + count(each), 0)) / Math.max(1, questions)
  return [
    aimed(
      'conversations judged',
      played.map((each) => meanScore(each.ofConversation)),
      conversations,
    ),
    ...Object.keys(conversationCriteria).map((criterion) =>
      plain(`conversations: ${criterion}`, mean(scoresOf(played, 'ofConversation', criterion))),
    ),
    aimed(
      'generated surveys judged',
      played.map((each) => meanScore(each.ofSurvey)),
      surveys,
    ),
    ...Object.keys(surveyCriteria).map((criterion) =>
      plain(`generated surveys: ${criterion}`, mean(scoresOf(played, 'ofSurvey', criterion))),
    ),
    plain(
      'questions by the fallback',
      perQuestion(({ fallbacks }) => fallbacks),
      '%',
    ),
    plain(
      'wordings rejected',
      perQuestion(({ guards }) => guards),
      '%',
    ),
    plain('answer to question, p50', median(played.flatMap(({ waitsMs }) => waitsMs)) / 1_000, 's'),
  ]
}

const scoresOf = (
  played: readonly PlayedInterview[],
  of: 'ofConversation' | 'ofSurvey',
  criterion: string,
) => played.map((each) => (each[of] as Readonly<Record<string, Verdict>>)[criterion]?.score ?? 0)

/** A survey and its conversation with their verdicts, as text. */
export function formatPlayed({
  goal,
  survey,
  manner,
  persona,
  conversation,
  end,
  ofSurvey,
  ofConversation,
}: PlayedInterview): string {
  const verdictLines = (verdicts: Readonly<Record<string, Verdict>>) =>
    Object.entries(verdicts).map(
      ([name, { score, worst, why }]) =>
        `  ${score.toFixed(1).padStart(4)} ${name}: ${why}${worst ? `\n         “${worst}”` : ''}`,
    )
  return [
    `──── ${survey.language} · ${goal.text}`,
    `“${survey.title}” ${survey.description}`,
    ...survey.validation_points.map(
      ({ text, spoken_question: asked }) => `  · ${text} → ${asked?.text ?? ''}`,
    ),
    ...verdictLines(ofSurvey),
    `${persona.portrait} ${manner}`,
    ...conversation.flatMap(({ question, options, answer }, at) => [
      `${String(at + 1).padStart(3)}  ${question}${options.length > 0 ? ` (${options.join(' | ')})` : ''}`,
      `   >  ${answer}`,
    ]),
    `     ended: ${end}`,
    ...verdictLines(ofConversation),
    '',
  ].join('\n')
}
