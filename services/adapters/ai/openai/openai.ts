import PQueue from 'p-queue'
import type { OpenAiModel, OpenAiSettings } from '#kernel/openai-settings.ts'
import type { Ai } from '#ports/ai.ts'
import { askOver, type Pace } from './ask.ts'
import { openTokenBucket } from './limits/token-bucket.ts'
import { openGate, usualCare, type Care } from './limits/gate.ts'
import { analysing } from './steps/analyse.ts'
import { coding } from './steps/code.ts'
import { digesting } from './steps/digest.ts'
import { judging } from './steps/judge.ts'
import { questioning } from './steps/questions.ts'
import { reporting } from './steps/report.ts'
import { structuring } from './steps/structure.ts'
import { wording } from './steps/word.ts'
import { openClient } from './wire/client.ts'
import { openDialect } from './wire/dialect.ts'

/** How long an owner waits for a survey to be proposed. */
const structureMs = 30_000

/** An AI behind any server that speaks OpenAI's protocol. Answers go there; who runs it is the operator's choice. */
export function openAi(settings: OpenAiSettings, care: Care = usualCare): Ai {
  const { interviewer, analyst, concurrency, tokensPerMinute } = settings
  const client = openClient(settings)
  const shared = { queue: new PQueue({ concurrency }), bucket: openTokenBucket(tokensPerMinute) }
  const lineTo = (model: OpenAiModel, effort: 'none' | 'low') => ({
    ...{ client, model, effort },
    dialect: openDialect(),
    gate: openGate(shared, care),
  })
  const respondents = lineTo(interviewer, 'none')
  const analysts = analyst.name === interviewer.name ? respondents : lineTo(analyst, 'low')

  const { questionTimeoutMs, scoringTimeoutMs } = settings
  const atOnce: Pace = {
    urgent: true,
    attempts: 3,
    attemptMs: questionTimeoutMs,
    totalMs: questionTimeoutMs,
  }
  const soon: Pace = { urgent: true, attempts: 2, attemptMs: structureMs, totalMs: structureMs }
  const sometime: Pace = {
    urgent: false,
    attempts: 4,
    attemptMs: scoringTimeoutMs / 2,
    totalMs: scoringTimeoutMs,
  }
  const conversing = askOver(respondents, atOnce)
  const scoring = askOver(analysts, sometime)
  return {
    engine: 'openai',
    structure: structuring(askOver(respondents, soon)),
    questions: questioning(askOver(respondents, soon)),
    code: coding(conversing),
    word: wording(conversing),
    analyse: analysing(scoring),
    judge: judging(scoring),
    digest: digesting(scoring),
    report: reporting(scoring),
  }
}
