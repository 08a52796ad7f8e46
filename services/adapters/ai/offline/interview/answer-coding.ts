import { isCallForHelp, type Intent } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Ai } from '#ports/ai.ts'
import type { AnswerToCode } from '#ports/ai/interview.ts'
import type { Span } from '#ports/ai/common.ts'
import { findContradiction } from './contradictions.ts'
import { followUpNeed } from './follow-up.ts'
import { situationQuestion } from './follow-up-wording.ts'
import { sharesConcept } from './concept-features.ts'
import { findMentions, objectivesNamed, type Mention } from './mentions.ts'
import { notableSpan, trimClause } from './notable-clause.ts'
import { salienceOf } from './salience.ts'
import { namesProblem, situationOf } from './situation-follow-up.ts'
import { closedAnswerSentiment, nonresponseIntent } from './closed-answer.ts'
import { outrightOf, describesHarm } from '../../rules/intent/harm.ts'
import { lossIn } from '../../rules/intent/loss.ts'
import { respondentQuestionsIn } from '../../rules/intent/respondent-question.ts'
import { classifyIntent, readIntent } from '../../rules/intent/intent.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { isBareAnswer, noSentiment } from '../../rules/sentiment/bare-answer.ts'
import { withProvenance } from '../../rules/provenance.ts'
import { languageOf } from '../../languages/languages.ts'
import { splitClauses, toSearchText, type Clause } from '../../rules/text/tokenizer.ts'
import { classifySentiment } from '../../learned/judgements.ts'

const rulesVersion = 'rules-code-5'

/** Codes an answer by word lists and learned models. */
export const codeAnswer: Ai['code'] = async (input) =>
  withProvenance(rulesVersion, () =>
    input.kind === 'open' ? codeOpenAnswer(input) : codeClosedAnswer(input),
  )

function codeOpenAnswer(input: AnswerToCode) {
  const { question, answer, objectives, objectiveId, language } = input
  const answerLanguage = detectLanguage(answer, language)
  const about = [question, ...objectives.map(({ text }) => text)].join('\n')
  const { afterCall } = input
  const isReply = input.repliesToHelp === true
  const read = readOnTopic(answer, answerLanguage, { question, about, afterCall, isReply })
  const loss = read.intent === 'distress' ? undefined : lossIn(answer, answerLanguage)
  const reading = loss ? readLoss(answer, read, loss) : read
  const { intent } = reading
  const flags = [...reading.flags, ...graveFlag(answer, reading, answerLanguage)]
  const clauses = splitClauses(answer).filter(isWithin(reading.content))
  const answering = intent === 'answer' ? answeringClauses(answer, clauses) : []
  const salient = salientSpan(answer, answering, answerLanguage)
  const asked = [...(input.earlier ?? []).map((each) => each.question), question]
  const mentions =
    intent === 'answer'
      ? findMentions(
          answer,
          clauses,
          { objectives, objectiveId, before: statusBefore(input) },
          answerLanguage,
        )
      : []
  const contradiction = intent === 'answer' && findContradiction(input, answerLanguage)
  return {
    intent,
    ...(contradiction && { contradiction }),
    ...(flags.length > 0 && { flags }),
    ...(flags.includes('asks') && asksAboutConversation(answer)),
    ...callParts(answer, reading, objectives, answerLanguage),
    ...condolenceOf(loss),
    language: answerLanguage,
    sentiment: isBareAnswer(answer, question, answerLanguage)
      ? noSentiment
      : classifySentiment(answer, answerLanguage),
    evidence: findEvidence(answer, mentions, answerLanguage),
    ...(salient && { salient }),
    ...(intent === 'answer' && {
      followUp: followUpNeed(
        answer,
        {
          ...{ question, asked, earlier: (input.earlier ?? []).map((each) => each.answer) },
          isAskable: situationQuestion({ question, answer }, asked, answerLanguage) !== undefined,
          asks: flags.includes('asks'),
          isNotable: salient !== undefined && !situationOf(answer, answerLanguage),
        },
        answerLanguage,
      ),
    }),
    coverage: mentions.map(({ objectiveId: id, status }) => ({ objectiveId: id, status })),
  }
}

const statusBefore = ({ statuses, objectiveId }: AnswerToCode) =>
  statuses?.find((each) => each.objectiveId === objectiveId)?.status

const condolenceOf = (loss: ReturnType<typeof lossIn>) =>
  loss && { condolence: { text: loss.condolence, isAnimal: loss.isAnimal } }

const asksAboutConversation = (answer: string) =>
  respondentQuestionsIn(answer).length > 0 && { asksAboutConversation: true as const }

/** A loss has a flag of its own. */
const graveFlag = (
  answer: string,
  { intent, flags }: ReturnType<typeof readIntent>,
  language: SurveyLanguage,
) =>
  intent === 'answer' && !flags.includes('loss') && describesHarm(answer, language)
    ? (['grave'] as const)
    : []

/** The parts of a coding that a call for help determines. */
const callParts = (
  answer: string,
  { intent, isMedical, isUnsure, isByPerson }: ReturnType<typeof readIntent>,
  objectives: AnswerToCode['objectives'],
  language: SurveyLanguage,
) =>
  isCallForHelp(intent) && {
    ...(isMedical && { medical: true as const }),
    ...(isUnsure && { unsure: true as const }),
    ...(isByPerson && { byPerson: true }),
    named: [
      ...new Set([
        ...objectivesNamed(answer, objectives, language),
        ...(intent === 'distress' && !isMedical ? objectivesOfStaying(objectives, language) : []),
      ]),
    ],
  }

/** "What would make you stay?" is not asked after a wish not to live. */
const objectivesOfStaying = (
  objectives: AnswerToCode['objectives'],
  language: SurveyLanguage,
): string[] =>
  objectives.flatMap(({ id, text, question }) =>
    languageOf(language).worries?.staying?.test(toSearchText(`${question ?? ''} ${text}`))
      ? [id]
      : [],
  )

/** An answer about a loss: what sounds like danger, a question or a refusal because of the loss is none. */
function readLoss(
  answer: string,
  read: ReturnType<typeof readIntent>,
  { isAnimal }: { isAnimal: boolean },
): typeof read {
  const isLeaving = read.intent === 'stop' || read.flags.includes('leaving')
  const isOutright = read.intent === 'concern' && (isAnimal || !read.isUnsure)
  if (isOutright) return read
  const flags = [...(isLeaving ? (['leaving'] as const) : []), 'loss' as const]
  return { ...read, intent: 'answer', flags, content: [{ start: 0, end: answer.length }] }
}

/** What speaks of the survey's concepts, or of a problem, is on topic, whatever else it names. */
function readOnTopic(
  answer: string,
  language: SurveyLanguage,
  {
    about,
    ...context
  }: {
    question: string
    about: string
    afterCall: AnswerToCode['afterCall']
    isReply: boolean
  },
) {
  const read = readIntent(answer, language, about, context)
  if (read.intent !== 'off-topic') return read
  const isOnTopic = sharesConcept(answer, about, language) || namesProblem(answer, language)
  return isOnTopic
    ? { ...read, intent: 'answer' as const, content: [{ start: 0, end: answer.length }] }
    : read
}

const criticalIntents: readonly Intent[] = ['distress', 'concern', 'injection']

/** A choice is an answer, unless it is a nonresponse option. Of the other intents only danger and injection apply. */
function codeClosedAnswer(input: AnswerToCode) {
  const { kind, answer, objectives, objectiveId, language } = input
  const classified = classifyIntent(answer, language, '', { outrightOnly: true })
  const nonresponse = kind === 'multiple' ? nonresponseIntent(answer) : undefined
  const isCritical = criticalIntents.includes(classified)
  const intent: Intent = isCritical ? classified : (nonresponse ?? 'answer')
  const sentiment =
    closedAnswerSentiment(kind, answer, language) ?? classifySentiment(answer, language)
  const isAsked = objectives.some(({ id }) => id === objectiveId) && answer !== ''
  const evidence =
    intent === 'answer' && isAsked && objectiveId !== null
      ? [{ objectiveId, start: 0, end: answer.length }]
      : []
  const contradiction = intent === 'answer' && findContradiction(input, language)
  return { intent, ...(contradiction && { contradiction }), language, sentiment, evidence }
}

const isWithin = (spans: readonly Span[]) => (clause: Span) =>
  spans.some(({ start, end }) => clause.start >= start && clause.end <= end)

function findEvidence(
  answer: string,
  mentions: readonly Mention[],
  language: SurveyLanguage,
): (Span & { objectiveId: string })[] {
  return mentions.flatMap(({ objectiveId, clauses }) => {
    const found = mostSalientClause(answer, clauses, language)
    return found ? [{ objectiveId, ...trimClause(answer, found, language) }] : []
  })
}

/** The clause that describes the situation of the answer in so many words; else one that stands out. */
function salientSpan(
  answer: string,
  clauses: readonly Clause[],
  language: SurveyLanguage,
): Span | undefined {
  if (!situationOf(answer, language)) return notableSpan(answer, clauses, language)
  const described = outrightOf(answer, language)?.clause
  const clause =
    clauses.find(({ text }) => text === described) ?? mostSalientClause(answer, clauses, language)
  return clause && trimClause(answer, clause, language)
}

/** Without clauses that end in a colon or a question mark, which answer nothing. */
const answeringClauses = (answer: string, clauses: readonly Clause[]) =>
  clauses.filter(({ end }) => !/^\s*[:?؟]/.test(answer.slice(end)))

function mostSalientClause(answer: string, clauses: readonly Clause[], language: SurveyLanguage) {
  const ranked = answeringClauses(answer, clauses).map((clause) => ({
    clause,
    weight: salienceOf(clause.text, language),
  }))
  return ranked.toSorted((a, b) => b.weight - a.weight)[0]?.clause ?? clauses[0]
}
