// Things that several people name in the same word, whatever they say of them: their own words say it.
import type { QuotedReport } from '#ports/ai/reports.ts'
import { languageOf } from '../../languages/languages.ts'
import { fold, splitWords, tokenize, toSearchText } from '../../rules/text/tokenizer.ts'
import { evidenceOf } from './evidence.ts'
import type { Group, Survey } from './group.ts'
import { peopleOf } from './people.ts'
import { chooseQuotes, type Wording } from './quotes.ts'
import type { Statement } from './statements.ts'
import { basisOf, reportSentences, withCountedExamples } from './wording.ts'

export type Mention = {
  bare: string
  /** With its article. */
  name: string
  concept: string
  statements: readonly Statement[]
  people: ReadonlySet<string>
  /** Whether groups count most of these people for what they say of it. */
  isGrouped: boolean
}

const minPeople = 3
const maximums = { findings: 3, quotes: 3 }
/** A word with this share of its people in common with a group says the same as the group. */
const maxAlike = { union: 0.8, own: 0.7 }

/** Words that at least three people use, most of them first; not those of groups about the same people. */
export function findMentions({ things, statements, claimOf }: Survey, groups: readonly Group[]) {
  const reports = statements.filter((each) => claimOf(each) !== 'aside')
  const counted = groups.map((group) => peopleOf(group.statements))
  const grouped = new Set(groups.flatMap((group) => group.statements))
  const formsOf = new Map(
    reports.map((each) => [each, new Set(splitWords(withoutCompounds(each.text)).map(formOf))]),
  )
  const named = new Set<string>()
  return things
    .filter(({ bare, isLabelled }) => !isLabelled && named.size !== named.add(bare).size)
    .map(({ bare, name, concept }): Mention => {
      const forms = splitWords(bare).map(formOf)
      const own = reports.filter((each) => forms.every((form) => formsOf.get(each)?.has(form)))
      const people = peopleOf(own)
      const isGrouped =
        peopleOf(own.filter((each) => grouped.has(each))).size >= people.size * maxAlike.own
      return { bare, name, concept, statements: own, people, isGrouped }
    })
    .filter(({ people }) => people.size >= minPeople && !counted.some(isAlike(people)))
    .toSorted((a, b) => b.people.size - a.people.size)
}

/** A word of a compound is another one: "feira" in "segunda-feira". */
const withoutCompounds = (text: string) =>
  text.replaceAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu, ' ')

const isAlike = (own: ReadonlySet<string>) => (other: ReadonlySet<string>) => {
  const shared = own.intersection(other).size
  return shared >= own.union(other).size * maxAlike.union
}

/** The stem; in Arabic with the ending that makes another word of it: "teacher" and "school", "book" and "writing". */
function formOf(word: string): string {
  const [token] = tokenize(word)
  const isOther = word.endsWith('ة') && !token?.stem.endsWith('ه')
  return isOther ? `${token!.stem}${fold('ة')}` : (token?.stem ?? '')
}

/** Findings of things that no question, objective or goal names, with three quotes and all of their people. */
export function mentionFindings(
  mentions: readonly Mention[],
  { goal, objectives, responses, claimOf }: Survey,
  wording: Wording,
): { findings: QuotedReport['findings']; found: readonly Mention[]; missing: readonly Mention[] } {
  const asked = [goal, ...objectives.map(({ text }) => text), ...responses.map((r) => r.question)]
  const known = new Set([...new Set(asked)].flatMap((text) => splitWords(text).map(formOf)))
  const sentences = reportSentences(wording.language)
  const found: Mention[] = []
  const findings = mentions.flatMap((mention): QuotedReport['findings'] => {
    const { bare, name, concept, statements, people } = mention
    if (found.length === maximums.findings || mention.isGrouped) return []
    if (splitWords(bare).some((word) => known.has(formOf(word)))) return []
    if (found.some((other) => people.intersection(other.people).size >= people.size * maxAlike.own))
      return []
    const choices = chooseQuotes(statements, concept, wording, maximums.quotes)
    if (choices.length < 2) return []
    const kind = kindOf(mention, claimOf)
    if (kind === 'mixed') return []
    found.push(mention)
    const sentence = (count: number) => sentences[kind](count, name)
    return [
      {
        ...{ kind: 'finding', sentiment: kind === 'missing' ? 'negative' : 'neutral' },
        ...withCountedExamples(sentence, choices, statements, concept, wording),
        ...basisOf(statements, choices, wording),
      },
    ]
  })
  return { findings, found, missing: found.filter((each) => kindOf(each, claimOf) === 'missing') }
}

/** What people say of it: that it is missing, what they ask for, or neither; mixed where some are content and others not. */
function kindOf(
  { statements, people, concept }: Mention,
  claimOf: Survey['claimOf'],
): 'missing' | 'askAbout' | 'mention' | 'mixed' {
  const peopleWith = (isSo: (statement: Statement) => boolean) => peopleOf(statements.filter(isSo))
  const isContent = (each: Statement) => ['positive', 'content'].includes(claimOf(each))
  const isCritical = (each: Statement) => ['negative', 'wish'].includes(claimOf(each))
  const content = peopleWith((each) => !isLacking(each, concept) && isContent(each))
  const lacking = peopleWith((each) => isLacking(each, concept))
  const critical = peopleWith((each) => isCritical(each) || evidenceOf(each).bad > 0)
  if (content.size === 0 && lacking.size >= 2 && people.isSubsetOf(lacking.union(critical)))
    return 'missing'
  if (statements.every((each) => claimOf(each) === 'wish')) return 'askAbout'
  const claims = new Set(statements.map((each) => claimOf(each)))
  return content.size > 0 && critical.size > 0 ? 'mixed' : claims.size === 1 ? 'mention' : 'mixed'
}

/** Whether the words before the thing say that it is not there, or should be, and the person does not do without it. */
function isLacking({ text, words, language }: Statement, concept: string): boolean {
  const { lacks, dispensed } = languageOf(language).insights
  if (dispensed.test(toSearchText(text))) return false
  return words.some(
    (word) => word.concept === concept && lacks.test(toSearchText(text.slice(0, word.start))),
  )
}
