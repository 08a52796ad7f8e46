import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SessionDevice } from '../events/conversation-types.ts'
import { SurveyLanguage } from '../languages.ts'
import { NpsFigures } from '../nps.ts'

/** How a session was reached: the survey's open link, a personal one, or WhatsApp. */
export const SessionChannel = z.enum(['open-link', 'personal-link', 'whatsapp'])
export type SessionChannel = z.infer<typeof SessionChannel>

/** `completion_rate` is completed among started sessions, in percent. */
const sessionCounts = {
  started: z.int(),
  completed: z.int(),
  completion_rate: z.number(),
}

/** `first` and `last` are the days of a bar, YYYY-MM-DD, UTC. */
const span = { first: z.iso.date(), last: z.iso.date() }

export const BarUnit = z.enum(['day', 'week', 'month', 'year'])
export type BarUnit = z.infer<typeof BarUnit>

/** From `from` to below `to`; `from` and `to` are equal where the bar is one value. */
const NumberBar = z.object({ from: z.number(), to: z.number(), answers: z.int() })

const questionBasis = {
  /** Empty for the answers of an interview, which words its questions for each respondent. */
  question_id: z.string(),
  /** Null for the answers of an interview. */
  question: z.string().nullable(),
  answers: z.int(),
}

const OptionFigures = z.object({
  option: z.string(),
  answers: z.int(),
  /** Among the answers to the question, in percent. */
  share: z.number(),
})

/** Answers to a question, by its kind. Figures have no words of respondents. */
export const QuestionFigures = z.discriminatedUnion('type', [
  z.object({
    ...questionBasis,
    type: z.literal('multiple'),
    options: z.array(OptionFigures),
    /** Choices of options that earlier versions of the survey had. */
    earlier_options: z.int(),
  }),
  z.object({ ...questionBasis, type: z.literal('boolean'), yes: z.int(), no: z.int() }),
  z.object({
    ...questionBasis,
    type: z.literal('scale'),
    /** Answers by value, lowest first. */
    values: z.array(z.object({ value: z.int(), answers: z.int() })),
    /** Null without answers. */
    average: z.number().nullable(),
    median: z.number().nullable(),
  }),
  z.object({ ...questionBasis, type: z.literal('nps'), nps: NpsFigures }),
  z.object({
    ...questionBasis,
    type: z.literal('ranking'),
    /** Best average place first; null where nobody ranked the option. */
    options: z.array(
      z.object({
        option: z.string(),
        average_place: z.number().nullable(),
        /** Answers by the place that they give the option, best first. */
        places: z.array(z.int()),
      }),
    ),
  }),
  z.object({
    ...questionBasis,
    type: z.literal('number'),
    bars: z.array(NumberBar),
    /** All to three digits; null without answers. */
    average: z.number().nullable(),
    median: z.number().nullable(),
    lowest: z.number().nullable(),
    highest: z.number().nullable(),
  }),
  z.object({
    ...questionBasis,
    type: z.literal('date'),
    unit: BarUnit,
    bars: z.array(z.object({ ...span, answers: z.int() })),
    /** Both null without answers. */
    earliest: z.iso.date().nullable(),
    latest: z.iso.date().nullable(),
  }),
])
export type QuestionFigures = z.infer<typeof QuestionFigures>

/**
 * What became of a survey's sessions. Sessions that their respondents erased count as started, and as completed if they
 * were, with device, language and channel; they are in no other figure.
 */
export const AnalyticsDetails = z.object({
  funnel: z.object({
    /**
     * Openings of the survey's page by people, and at least as many as sessions started: each of `sessions_before`, and
     * those on WhatsApp or by clients that report no opening, count as opened. Null where no opening was counted.
     */
    opened: z.int().nullable(),
    started: z.int(),
    first_answer: z.int(),
    /** At least half of the planned questions answered or skipped, or completed. */
    half: z.int(),
    completed: z.int(),
  }),
  /** Openings of the survey's page as its browsers reported them: at most one for each tab. */
  openings: z.object({
    counted: z.int(),
    /** The first day with a counted opening, UTC; null without one. */
    since: z.iso.date().nullable(),
    /** Sessions that started before that day. */
    sessions_before: z.int(),
  }),
  completion_rate: z.number(),
  /**
   * Ended sessions by how far they came (AAPOR, Standard Definitions): `sufficient` above 80 % of the planned questions or
   * closed by the interviewer, `partial` from half of them on, `broken_off` below.
   */
  outcomes: z.object({ sufficient: z.int(), partial: z.int(), broken_off: z.int() }),
  /** Respondents who left, by the last question that they answered or skipped. */
  drop_off: z.object({
    left: z.int(),
    /** Left before the first answer. */
    before_first: z.int(),
    /** In the survey's order. */
    questions: z.array(
      z.object({
        /** From 1; null where the survey no longer has the question. */
        number: z.int().nullable(),
        /** The question of a form; null in an interview, which words it for each respondent. */
        question: z.string().nullable(),
        left: z.int(),
      }),
    ),
  }),
  /** Seconds of completed sessions without an interruption; null without sessions. */
  durations: z.object({
    sessions: z.int(),
    lower_quartile: z.number().nullable(),
    median: z.number().nullable(),
    upper_quartile: z.number().nullable(),
    /** From `from` to below `to`; the last bar has all longer ones where `to` is null. */
    bars: z.array(z.object({ from: z.int(), to: z.int().nullable(), sessions: z.int() })),
  }),
  devices: z.array(z.object({ device: SessionDevice, ...sessionCounts })),
  languages: z.array(z.object({ language: SurveyLanguage, ...sessionCounts })),
  channels: z.array(z.object({ channel: SessionChannel, ...sessionCounts })),
  ratings: z.object({
    rated: z.int(),
    average: z.number(),
    /** Ratings by number of stars, from 1 on. */
    stars: z.array(z.int()),
  }),
  /** Sessions by the day on which they started, UTC, without gaps. */
  timeline: z.object({
    unit: BarUnit,
    bars: z.array(z.object({ ...span, started: z.int(), completed: z.int() })),
  }),
  /** A form's questions with a fixed set of answers, in its order; empty for an interview. */
  questions: z.array(QuestionFigures),
})
export type AnalyticsDetails = z.infer<typeof AnalyticsDetails>

export const getAnalyticsDetails = endpoint('GET /api/surveys/:id/analytics/details', {
  access: 'owner',
  summary:
    'Returns how far the sessions of a survey came, how long they took, and what was chosen.',
  input: z.strictObject({ id: z.uuid() }),
  output: AnalyticsDetails,
  problems: ['surveys/not-found'],
})
