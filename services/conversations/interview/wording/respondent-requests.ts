// A respondent's question to the interviewer stays open until one of the interviewer's questions replies to it.
import { isCallForHelp, type AnswerFlag } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import type { Support } from '#ports/support.ts'
import type { ConversationView } from '#projections/conversations/conversation-view.ts'
import { replyPatterns } from '../language-patterns/all.ts'
import { foldText } from '../language-patterns/fold-text.ts'
import { hasStatement } from './question-sentence.policy.ts'

export type RespondentRequest = {
  responseId: string
  text: string
  /** The request is in the last answer, to which every engine replies if the flags say so. */
  isLast: boolean
}

/**
 * Answers that ask something which no later question replied to. `flags` of the last answer, if it is not coded yet, calls for help, or
 * replies to a message after a call: no coding has what these ask.
 */
export function openRequestsIn(
  { questions }: Pick<ConversationView, 'questions'>,
  flags: readonly AnswerFlag[] = [],
): RespondentRequest[] {
  const all = [...questions.values()]
  const replied = new Set(all.flatMap(({ repliesTo = [] }) => repliesTo))
  return all.flatMap(({ answer, purpose }, at) => {
    if (!answer || answer.text === null) return []
    const { coding, responseId, text } = answer
    const isLast = at === all.length - 1
    const ofLast = isLast ? flags : []
    const isCall = isCallForHelp(coding?.intent ?? null)
    const own = coding && purpose !== 'support' && !isCall ? coding.flags : ofLast
    const isOpen = own?.includes('asks')
    // A support message has its own replies.
    const isMet = replied.has(responseId) || all[at + 1]?.purpose === 'support'
    return isOpen && !isMet ? [{ responseId, text, isLast }] : []
  })
}

type WordedFor = {
  text: string
  /**
   * `engine`: it knew what is asked, and a statement of its own replies. `template`: replies to the last answer, where the rules know a reply; `farewell`: where they know none.
   * `other`: to none.
   */
  by: 'engine' | 'template' | 'farewell' | 'other'
  brief: Pick<QuestionBrief, 'language' | 'title' | 'facts' | 'number'>
}

/** Last words are often one sentence: “Yes, that is all, and thank you.” Thanks alone reply to nothing. */
function repliesFirst(farewell: string, language: SurveyLanguage): boolean {
  const [first = ''] = farewell.split(/(?<=\p{L})[,،](?=\s)/u)
  return (
    (hasStatement(farewell) || first !== farewell) &&
    !replyPatterns[language].thanks.test(foldText(first))
  )
}

/** The text that must precede a wording so that no request stays open, and the answers that it replies to. */
export async function replyBefore(
  support: Pick<Support, 'reply'> | undefined,
  requests: readonly RespondentRequest[],
  { text, by, brief }: WordedFor,
): Promise<{ reply: string; repliesTo: string[] }> {
  const ids = requests.map(({ responseId }) => responseId)
  const isReply =
    by === 'farewell' ? repliesFirst(text, brief.language) : by === 'engine' && hasStatement(text)
  if (ids.length === 0 || isReply) return { reply: '', repliesTo: ids }
  if (!support) return { reply: '', repliesTo: [] }
  const { language, title, number } = brief
  const facts = { ...brief.facts, questionsLeft: Math.max(1, brief.facts.questionsLeft) }
  const ask = (answers: readonly string[]) =>
    support.reply({ answers, language, title, facts, number })
  const last = requests.find(({ isLast }) => isLast)
  const isRead = last && (by === 'template' || by === 'farewell')
  const { isKnown = null } = isRead ? await ask([last.text]) : {}
  const isMet = isKnown !== null && (by === 'template' ? isKnown : !isKnown)
  const left = isMet ? requests.filter((each) => each !== last) : requests
  const { text: reply } = left.length > 0 ? await ask(left.map((each) => each.text)) : { text: '' }
  return { reply, repliesTo: ids }
}
