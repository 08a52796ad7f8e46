// The statements of a survey's answers: sentences, or parts of long ones, with what each is about.
import type { Objective } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { ResponseToDigest } from '#ports/ai/reports.ts'
import { languageOf } from '../../languages/languages.ts'
import { detectLanguage } from '../../rules/intent/language-detection.ts'
import { scoreSentiment } from '../../rules/sentiment/sentiment.ts'
import { sentimentLexiconOf } from '../../rules/sentiment/sentiment-lexicon.ts'
import { tokenize, toSearchText, type Token } from '../../rules/text/tokenizer.ts'
import { signsOf } from './claim-signs.ts'
import { readContent, type ContentWord } from './concepts.ts'
import { sharedQuestions } from './shared-questions.ts'

export type Statement = {
  responseId: string
  person: string
  objectiveId: string | null
  /** The objective of the question that it answers. */
  askedId: string | null
  /** Whether the person answered about the same objective before. */
  isFollowUp: boolean
  language: SurveyLanguage
  /** Where it stands in the answer. */
  start: number
  end: number
  text: string
  /** Offsets into `text`. */
  words: readonly ContentWord[]
  concepts: ReadonlySet<string>
  isReadable: boolean
  isSentenceReadable: boolean
  isWish: boolean
  isNegated: boolean
  isQuestion: boolean
  /** Whether several people were asked the same question. */
  isAskedAlike: boolean
  /** Whether the question asks for what is bad, what is good, or what should be. */
  asksFor: 'bad' | 'good' | 'wish' | null
  /** The sentence that it is in, as far as it does not turn to the contrary. */
  sentence: Part
  /** All of the sentence. */
  whole: Part
  isWholeReadable: boolean
}

const longest = { words: 18, closingWords: 8 }
const shortest = { words: 3, clause: 2 }

export function statementsOf(
  responses: readonly ResponseToDigest[],
  objectives: readonly Objective[],
  surveyLanguage: SurveyLanguage,
): Statement[] {
  const subjects = objectives.map(({ id, text }) => ({
    id,
    concepts: conceptSet(readContent(text, detectLanguage(text, surveyLanguage)).words),
  }))
  const texts = new Map(objectives.map(({ id, text }) => [id, text]))
  const answered = new Set<string>()
  const shared = sharedQuestions(responses)
  const read = responses.flatMap((response) => {
    const { answer, question, isClosing, readableLength, responseId, person } = response
    const language = detectLanguage(answer, detectLanguage(question, surveyLanguage))
    if (isClosing && isCourtesy(answer, language)) return []
    const objective = isClosing ? undefined : texts.get(response.objectiveId ?? '')
    const asksFor = isClosing
      ? null
      : (askedFor(question, language) ?? askedFor(objective ?? '', language))
    const point = `${person} ${response.objectiveId}`
    const isFollowUp = answered.has(point)
    answered.add(point)
    return splitStatements(answer, language).flatMap(({ text, start, end, sentence, whole }) => {
      const isQuestion = /[?؟]\s*$/.test(answer.slice(start, end + 2))
      const { words, isAside, isNegated } = readContent(text, language, isQuestion)
      if (isAside || words.length === 0) return []
      const concepts = conceptSet(words)
      return [
        {
          ...{ responseId, person, language, start, end, text, words, concepts },
          ...{ isNegated, isQuestion, asksFor, sentence, whole, isFollowUp },
          isAskedAlike: shared.has(question),
          askedId: isClosing ? null : response.objectiveId,
          objectiveId: objectiveOf(concepts, response.objectiveId, subjects),
          isReadable: end <= readableLength,
          isSentenceReadable: sentence.end <= readableLength,
          isWholeReadable: whole.end <= readableLength,
          isWish: languageOf(language).insights.wishes.test(toSearchText(text)),
        },
      ]
    })
  })
  return unifyForms(read)
}

/** A short answer to the closing question that asks for nothing, praises nobody and reports no harm. */
function isCourtesy(answer: string, language: SurveyLanguage): boolean {
  if (tokenize(answer).length > longest.closingWords) return false
  const { insights, claims } = languageOf(language)
  const text = toSearchText(answer)
  const praisesStaff = insights.staff.test(text) && claims.praise.test(text)
  return !insights.wishes.test(text) && !claims.injury.test(text) && !praisesStaff
}

const forms = { shortest: 5, longestEnding: 3, longPrefix: 7 }

/** Gives the forms of a word that its stem does not unite the same concept: "espera", "esperei". */
function unifyForms(statements: readonly Statement[]): Statement[] {
  const all = new Set(statements.flatMap(({ words }) => words.map(({ concept }) => concept)))
  const latin = [...all].filter((each) => /^[a-z]+$/.test(each) && each.length >= forms.shortest)
  const known = new Map<string, string>()
  let [previous = ''] = latin.toSorted()
  for (const each of latin.toSorted()) {
    const isForm =
      each !== previous &&
      each.startsWith(previous) &&
      (each.length - previous.length <= forms.longestEnding || previous.length >= forms.longPrefix)
    if (isForm) known.set(each, previous)
    else previous = each
  }
  if (known.size === 0) return [...statements]
  return statements.map((statement) => {
    const words = statement.words.map((word) => ({
      ...word,
      concept: known.get(word.concept) ?? word.concept,
    }))
    return { ...statement, words, concepts: conceptSet(words) }
  })
}

const conceptSet = (words: readonly ContentWord[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ concept, classes }) => [concept, ...classes]))

/** The question's objective, unless the statement has words of another one only. */
function objectiveOf(
  concepts: ReadonlySet<string>,
  asked: string | null,
  subjects: readonly { id: string; concepts: ReadonlySet<string> }[],
): string | null {
  const shared = (id: string | null) => {
    const own = subjects.find((each) => each.id === id)
    return own ? own.concepts.intersection(concepts).size : 0
  }
  const [best] = subjects.toSorted((a, b) => shared(b.id) - shared(a.id))
  if (!best || shared(best.id) < (asked === null ? 1 : 2) || shared(asked) > 0) return asked
  return best.id
}

/** Null where a question asks for several of these. What is said before a question asks for nothing. */
function askedFor(question: string, language: SurveyLanguage): Statement['asksFor'] {
  const { asksFor } = languageOf(language).claims
  const asked = question.match(/[^.!?؟…]+[?؟]/gu)?.join(' ') ?? question
  const folded = toSearchText(asked)
  if (asksFor.wish.test(folded)) return 'wish'
  const [bad, good] = [asksFor.bad.test(folded), asksFor.good.test(folded)]
  return bad === good ? null : bad ? 'bad' : 'good'
}

type Part = { text: string; start: number; end: number }

/** Sentences; long ones at pauses and contrasts, each part with enough words. */
function splitStatements(
  answer: string,
  language: SurveyLanguage,
): (Part & Pick<Statement, 'sentence' | 'whole'>)[] {
  const sentences = cutAt(answer, 0, /[.!?؟…]+(?=\s|$)|[\n;؛]+/gu)
  return sentences.flatMap((sentence) => {
    const clauses = splitAtContrast(sentence, language)
    return clauses.flatMap((clause) => {
      const isLong = tokenize(clause.text).length > longest.words
      const pauses = /[,،:()]+(?=\s)|\s[–—-]\s/gu
      const parts = isLong
        ? mergeShort(cutAt(clause.text, clause.start, pauses), answer, language)
        : splitAtSubjects(clause, language)
      return parts.map((part) => ({ ...part, sentence: clause, whole: sentence }))
    })
  })
}

function cutAt(text: string, offset: number, marks: RegExp): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { index, 0: mark } of [...text.matchAll(marks), { index: text.length, 0: '' }]) {
    const raw = text.slice(from, index)
    const start = offset + from + (raw.length - raw.trimStart().length)
    const trimmed = raw.trim()
    if (trimmed !== '') parts.push({ text: trimmed, start, end: start + trimmed.length })
    from = index + mark.length
  }
  return parts
}

function splitAtContrast({ text, start }: Part, language: SurveyLanguage): Part[] {
  const { turns } = sentimentLexiconOf(language).roles
  const words = tokenize(text)
  const { adverbTurns } = languageOf(language).insights
  const isTurn = ({ folded, start: at }: Token) =>
    turns.has(folded) && (!adverbTurns.has(folded) || /[,،;:(–—-]\s*$/u.test(text.slice(0, at)))
  const cuts = words.filter(
    (word, at) => isTurn(word) && at >= shortest.words && words.length - at > shortest.words,
  )
  const edges = [0, ...cuts.map((word) => word.start), text.length]
  return edges.slice(1).flatMap((end, at) => {
    const raw = text.slice(edges[at]!, end)
    const trimmed = raw.replace(/[\s,،;:–—-]+$/u, '')
    const from = start + edges[at]!
    return trimmed === '' ? [] : [{ text: trimmed, start: from, end: from + trimmed.length }]
  })
}

/** Two clauses that each judge a subject of their own: "the staff are lovely and the pool is cold". */
function splitAtSubjects(clause: Part, language: SurveyLanguage): Part[] {
  const { subjects } = languageOf(language).insights
  const parts = cutAt(clause.text, clause.start, subjects)
  const judges = ({ text }: Part) => {
    const { bad, good } = signsOf(text, language)
    return bad + good > 0 || scoreSentiment(text, language).class !== 'neutral'
  }
  const isSplit = parts.every(
    (each) => tokenize(each.text).length >= shortest.clause && judges(each),
  )
  return isSplit ? parts : [clause]
}

/** Parts with few words are joined to the one before, and a main clause to the condition or time before it. */
function mergeShort(parts: readonly Part[], answer: string, language: SurveyLanguage): Part[] {
  const { subordinate } = languageOf(language).insights
  return parts.reduce<Part[]>((merged, part) => {
    const last = merged.at(-1)
    const isShort = (each: Part) => tokenize(each.text).length <= shortest.words + 1
    const isOpen = last && subordinate.test(toSearchText(last.text))
    if (!last || !(isOpen || isShort(part) || isShort(last))) return [...merged, part]
    const joined = { start: last.start, end: part.end, text: answer.slice(last.start, part.end) }
    return [...merged.slice(0, -1), joined]
  }, [])
}
