import { z } from 'zod'
import type { Provenance } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { StepOptions, StepRunner, Step } from '../step-runner.ts'
import { toPlainText } from '../text/plain-text.ts'
import { notesIn, type Cited } from './cited-notes.ts'
import type { ReportReply } from './report-reply.ts'

const Reply = z.object({
  faults: z.array(
    z.object({
      ref: z.string(),
      not_shown_by: z.array(z.string()),
      unsupported: z.string(),
      text: z.string(),
    }),
  ),
})
type Reply = z.infer<typeof Reply>

export const checkStep: Step<Reply> = {
  name: 'check',
  replySchema: Reply,
  expectedTokens: 500,
  maxTokens: 6_000,
}

/** By the place of a statement, such as `findings.2`. */
export type NotShownBy = (place: string) => ReadonlySet<string>

/** Of one person, in one statement. */
const maxQuotesEach = 2

type ReportToCheck = { reply: ReportReply; cited: Cited; language: SurveyLanguage }

/** The report without what the quotes of its statements do not show; as it was where the check fails. */
export async function checkReport(
  ask: StepRunner,
  { reply, cited, language }: ReportToCheck,
  asking: StepOptions | undefined,
): Promise<{ reply: ReportReply; notShownBy: NotShownBy; provenance?: Provenance }> {
  const statements = statementsToCheck(reply, cited)
  const unchecked = { reply, notShownBy: () => new Set<string>() }
  if (statements.length === 0) return unchecked
  const checked = await ask(checkStep, { language, statements }, asking).catch(() => undefined)
  asking?.signal?.throwIfAborted()
  if (!checked) return unchecked
  const faults = new Map(checked.reply.faults.map((fault) => [fault.ref, fault]))
  const textOf = (place: string, text: string) => {
    const fault = faults.get(place)
    return fault && toPlainText(fault.unsupported) !== '' ? fault.text : text
  }
  return {
    reply: {
      ...reply,
      findings: reply.findings.map((each, at) => ({
        ...each,
        text: textOf(`findings.${at}`, each.text),
      })),
      topics: reply.topics.map((each, at) => ({
        ...each,
        description: textOf(`topics.${at}`, each.description),
      })),
      patterns: reply.patterns.map((each, at) => ({
        ...each,
        pattern: textOf(`patterns.${at}`, each.pattern),
      })),
    },
    notShownBy: (place) => new Set(faults.get(place)?.not_shown_by),
    provenance: checked.provenance,
  }
}

type Statement = { text: string; based_on: readonly string[] }

const statementsToCheck = ({ findings, topics, patterns }: ReportReply, cited: Cited) =>
  [
    ...findings.map(({ text, based_on, sides }, at) => ({
      ...{ ref: `findings.${at}`, text },
      based_on: [...based_on, ...sides.flatMap((side) => side.based_on)],
    })),
    ...topics.map(({ description, based_on }, at) => ({
      ...{ ref: `topics.${at}`, text: description, based_on },
    })),
    ...patterns.map(({ pattern, based_on }, at) => ({
      ...{ ref: `patterns.${at}`, text: pattern, based_on },
    })),
  ]
    .map(({ ref, ...statement }) => ({
      ...{ ref, text: statement.text },
      quotes: quotesOf(statement, cited),
    }))
    .filter(({ quotes }) => quotes.length > 0)

type QuoteToCheck = { person: string; question: string; quote: string }

/** What each of its people said to which question, a quote from each note first. */
function quotesOf({ based_on }: Statement, cited: Cited): QuoteToCheck[] {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return notesIn(based_on, cited)
    .flatMap(({ sources }) => sources)
    .flatMap(({ responseId, quote }) => {
      const person = cited.people.get(responseId) ?? responseId
      const count = counts.get(person) ?? 0
      if (count >= maxQuotesEach || seen.has(quote)) return []
      counts.set(person, count + 1)
      seen.add(quote)
      return [{ person, question: cited.questions.get(responseId) ?? '', quote }]
    })
}
