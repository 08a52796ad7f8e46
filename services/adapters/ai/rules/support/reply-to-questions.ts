// The true replies to what respondents ask the interviewer.
import type { QuestionsToReply } from '#ports/support.ts'
import { languageOf } from '../../languages/languages.ts'
import type { RespondentQuestionTopic } from '../../languages/types/respondent-questions.ts'
import { askedKindsIn } from '../intent/asked-questions.ts'
import { isTopic, topicsAskedIn } from '../intent/respondent-question.ts'
import { truncateAtWord } from '../text/sentence.ts'

const maxTitleLength = 110

type TopicContext = Pick<QuestionsToReply, 'language' | 'title' | 'facts'> & {
  /** Chooses among the variants. */
  turn: number
}

export function topicReply(
  topic: RespondentQuestionTopic,
  { language, title, facts, turn }: TopicContext,
): string {
  const { replies } = languageOf(language).respondentQuestions
  const variants = topic === 'anonymous' ? replies.anonymous[facts.identifiedBy] : replies[topic]
  return (variants[turn % variants.length] ?? variants[0])
    .replace('{left}', String(facts.questionsLeft))
    .replace('{title}', truncateAtWord(title, language, maxTitleLength))
}

/** Kinds of questions that other words for the question of the interview answer. */
const kindsOfWords: ReadonlySet<string> = new Set(['meaning', 'subject', 'unclear', 'next'])

/** A reply for each topic; of what no rule knows, that it cannot be answered. */
export function replyToQuestions(asked: QuestionsToReply): { text: string; isKnown: boolean } {
  const { answers, language, number } = asked
  const read = answers.map((answer) => {
    const kinds = askedKindsIn(answer, language)
    const topics = [...new Set([...topicsAskedIn(answer), ...kinds.filter(isTopic)])]
    return { topics, kinds }
  })
  const isOver = asked.facts.questionsLeft < 1
  const topics = [...new Set(read.flatMap((each) => each.topics))].filter(
    // "How long does this take?" has its answer at the end.
    (topic) => topic !== 'length' || !isOver,
  )
  const isUnknown = ({ topics: own, kinds }: (typeof read)[number]) =>
    own.length === 0 && !kinds.some((kind) => kindsOfWords.has(kind))
  const { other, opinion } = languageOf(language).respondentQuestions.replies
  const others = read.filter(isUnknown).map(({ kinds }) => {
    const variants = kinds.includes('opinion') ? opinion : other
    return variants[number % variants.length] ?? variants[0]
  })
  const replies = topics.map((topic) => topicReply(topic, { ...asked, turn: number }))
  return {
    text: [...new Set([...replies, ...others])].join(' '),
    isKnown: read.every(({ topics: own, kinds }) => own.length > 0 || kinds.length > 0),
  }
}
