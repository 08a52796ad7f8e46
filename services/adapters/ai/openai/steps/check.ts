import { z } from 'zod'
import type { Provenance } from '#contract/events/conversation-types.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { Quotation } from '#ports/ai/reports.ts'
import type { StepOptions, StepRunner, Step } from '../step-runner.ts'
import { locateQuote } from '../text/locate-quote.ts'
import { toPlainText } from '../text/plain-text.ts'
import { splitByPeople } from './answers-to-check.ts'
import type { Cited } from './cited-notes.ts'
import type { ReportReply } from './report-reply.ts'
import { statementsToCheck } from './statements-to-check.ts'

const Reply = z.object({
  faults: z.array(
    z.object({
      ref: z.string(),
      not_shown_by: z.array(z.string()),
      unsupported: z.string(),
      text: z.string(),
    }),
  ),
  quotes: z.array(
    z.object({
      ref: z.string(),
      side: z.number().nullable(),
      answer: z.string(),
      quote: z.string(),
    }),
  ),
})
type Reply = z.infer<typeof Reply>

export const checkStep: Step<Reply> = {
  name: 'check',
  replySchema: Reply,
  expectedTokens: 1_500,
  maxTokens: 8_000,
}

/** A quote that the check chose; `side`, from 1, is that of a contrast. */
export type ChosenQuote = Quotation & { person: string; side: number | null }

/** What the check says of a statement, by its place such as `findings.2`. */
export type Verdict = {
  /** They do not say it, and are not counted. */
  notShownBy: ReadonlySet<string>
  /** Quotes of people who say it, including people who were not counted before. */
  chosen: readonly ChosenQuote[]
}
export type VerdictOf = (place: string) => Verdict

const noVerdict: Verdict = { notShownBy: new Set(), chosen: [] }

type ReportToCheck = { reply: ReportReply; cited: Cited; language: SurveyLanguage }

/**
 * Reads each statement beside the answers of all people, some people a call. What they do not say is left out, and people are
 * counted again. Of a call that fails nothing is changed.
 */
export async function checkReport(
  ask: StepRunner,
  { reply, cited, language }: ReportToCheck,
  asking: StepOptions | undefined,
): Promise<{ reply: ReportReply; verdictOf: VerdictOf; provenances: Provenance[] }> {
  const statements = statementsToCheck(reply, cited)
  const parts = statements.length > 0 ? splitByPeople(cited.answers.entries) : []
  const replies = await Promise.all(
    parts.map(async (part) => {
      const answers = part.map(({ ref, thing: { person, question, answer } }) => ({
        ...{ ref, person, question, answer },
      }))
      const checked = await ask(checkStep, { language, statements, answers }, asking).catch(
        () => undefined,
      )
      return checked && { ...checked, people: new Set(part.map(({ thing }) => thing.person)) }
    }),
  )
  asking?.signal?.throwIfAborted()
  const made = replies.filter((each) => each !== undefined)
  const verdicts = new Map(
    statements.map(({ ref }) => [ref, verdictFrom(made, ref, cited)] as const),
  )
  return {
    reply: withTexts(reply, (place, text) => textFrom(made, place, text)),
    verdictOf: (place) => verdicts.get(place) ?? noVerdict,
    provenances: made.map(({ provenance }) => provenance),
  }
}

type Made = { reply: Reply; people: ReadonlySet<string> }

/** A person with a quote that exists says it. */
function verdictFrom(made: readonly Made[], ref: string, cited: Cited): Verdict {
  const chosen = made.flatMap(({ reply }) =>
    reply.quotes
      .filter((each) => each.ref === ref)
      .flatMap(({ side, answer, quote }) => {
        const found = cited.answers.find(answer)
        const span = found && locateQuote(found.answer, quote)
        if (!span) return []
        const { responseId, person } = found
        return [{ responseId, person, side, quote: found.answer.slice(span.start, span.end) }]
      }),
  )
  const shownBy = new Set(chosen.map(({ person }) => person))
  const notShownBy = new Set(
    made.flatMap(({ reply, people }) =>
      reply.faults
        .filter((fault) => fault.ref === ref)
        .flatMap((fault) => fault.not_shown_by)
        .filter((person) => people.has(person)),
    ),
  )
  return { notShownBy: notShownBy.difference(shownBy), chosen }
}

/** Words are left out where no call finds them in the answers that it read. */
function textFrom(made: readonly Made[], place: string, text: string): string {
  const faults = made.map(({ reply }) =>
    reply.faults.find((each) => each.ref === place && toPlainText(each.unsupported) !== ''),
  )
  return faults.length > 0 && faults.every((fault) => fault !== undefined) ? faults[0]!.text : text
}

function withTexts(
  reply: ReportReply,
  textOf: (place: string, text: string) => string,
): ReportReply {
  return {
    ...reply,
    overview: reply.overview.map((each, at) => ({
      ...each,
      text: textOf(`overview.${at}`, each.text),
    })),
    findings: reply.findings.map((each, at) => {
      const text = textOf(`findings.${at}`, each.text)
      // The wording for one person was not checked.
      return { ...each, text, for_one: text === each.text ? each.for_one : '' }
    }),
    topics: reply.topics.map((each, at) => ({
      ...each,
      description: textOf(`topics.${at}`, each.description),
    })),
    patterns: reply.patterns.map((each, at) => ({
      ...each,
      pattern: textOf(`patterns.${at}`, each.pattern),
    })),
  }
}
