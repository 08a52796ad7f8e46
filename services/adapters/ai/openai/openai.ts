import PQueue from 'p-queue'
import { mendingTimeoutMs, type OpenAiModel, type OpenAiSettings } from './settings.ts'
import type { Ai } from '#ports/ai.ts'
import { rules as rulesOnThisThread, type Rules } from '../rules/rules.ts'
import { createStepRunner, type CallBudget, type StepRunner } from './step-runner.ts'
import { openRecentLatency, type RecentLatency } from './limits/recent-latency.ts'
import { openTokenBucket } from './limits/token-bucket.ts'
import {
  openCallLimiter,
  defaultBreakerOptions,
  type BreakerOptions,
} from './limits/call-limiter.ts'
import { createAnalyser } from './steps/analyse.ts'
import { createAssessor } from './steps/assess.ts'
import { createAnswerCoder } from './steps/code.ts'
import { createDigester } from './steps/digest.ts'
import { createJudge } from './steps/judge.ts'
import { createQuestionProposer } from './steps/questions.ts'
import { createQuestionMender } from './steps/mend.ts'
import { createReportWriter } from './steps/report.ts'
import { createStructureProposer } from './steps/structure.ts'
import { createQuestionTranslator } from './steps/translate.ts'
import { createTurnTaker } from './steps/turn.ts'
import { createQuestionWriter } from './steps/word.ts'
import { openClient } from './wire/client.ts'
import { openDialect } from './wire/dialect.ts'

/** For proposals, which an owner waits for: longer for a model that is known to be slow. */
const proposalTimeoutMs = { usual: 30_000, longest: 45_000 }

/** For translations, without which a survey can be saved as well. */
const translationTimeoutMs = 10_000

/** An AI behind any server of OpenAI's protocol, which the operator chooses. Respondents' answers are sent to it. */
export function createOpenAi(
  settings: OpenAiSettings,
  care: BreakerOptions = defaultBreakerOptions,
  rules: Rules = rulesOnThisThread,
): Ai {
  const { interviewer, analyst, concurrency, tokensPerMinute } = settings
  const client = openClient(settings)
  const shared = { queue: new PQueue({ concurrency }), bucket: openTokenBucket(tokensPerMinute) }
  const connectTo = (model: OpenAiModel, effort: 'none' | 'low') => ({
    ...{ client, model, effort },
    dialect: openDialect(),
    gate: openCallLimiter(shared, care),
  })
  const respondents = connectTo(interviewer, 'none')
  const analysts = analyst.name === interviewer.name ? respondents : connectTo(analyst, 'low')

  const { questionTimeoutMs, scoringTimeoutMs, longestWaitMs } = settings
  const wordingMs = Math.max(questionTimeoutMs, longestWaitMs)
  const interactiveBudget: CallBudget = {
    urgent: true,
    attempts: 3,
    attemptMs: wordingMs,
    totalMs: wordingMs,
  }
  /** Of a reading: the caller ends its own wait before, and uses what comes later. */
  const lateMs = Math.max(questionTimeoutMs, scoringTimeoutMs)
  const readingBudget: CallBudget = {
    ...interactiveBudget,
    ...{ attemptMs: lateMs, totalMs: lateMs },
  }
  const { usual, longest } = proposalTimeoutMs
  const proposalMs = Math.min(longest, Math.max(usual, longestWaitMs))
  const proposalBudget: CallBudget = {
    urgent: true,
    attempts: 2,
    attemptMs: proposalMs,
    totalMs: proposalMs,
    // The calls of other surveys take none of the model's time.
    queueMs: proposalMs,
  }
  const translationBudget: CallBudget = {
    ...proposalBudget,
    ...{ attempts: 1, attemptMs: translationTimeoutMs, totalMs: translationTimeoutMs },
  }
  const mendingMs = mendingTimeoutMs(settings)
  const mendingBudget: CallBudget = {
    ...proposalBudget,
    ...{ attemptMs: mendingMs, totalMs: mendingMs },
  }
  const backgroundBudget: CallBudget = {
    urgent: false,
    attempts: 4,
    attemptMs: scoringTimeoutMs / 2,
    totalMs: scoringTimeoutMs,
  }
  const latency = openRecentLatency({
    usualMs: questionTimeoutMs,
    longestMs: Math.max(questionTimeoutMs, longestWaitMs),
  })
  const conversationRunner = timed(createStepRunner(respondents, interactiveBudget), latency)
  const readingRunner = timed(createStepRunner(respondents, readingBudget), latency)
  // Not measured: it waits for the calls of respondents.
  const aheadRunner = createStepRunner(respondents, {
    ...readingBudget,
    urgent: false,
    attempts: 1,
  })
  const scoringRunner = createStepRunner(analysts, backgroundBudget)
  return {
    engine: 'openai',
    structure: createStructureProposer(createStepRunner(respondents, proposalBudget)),
    questions: createQuestionProposer(createStepRunner(respondents, proposalBudget)),
    translate: createQuestionTranslator(createStepRunner(respondents, translationBudget)),
    mend: createQuestionMender(createStepRunner(respondents, mendingBudget)),
    expectedMs: (step) =>
      (step === 'code' && latency.prefersOneCall() ? latency.expectedMs('turn') : undefined) ??
      latency.expectedMs(step),
    code: createAnswerCoder(readingRunner, rules),
    word: createQuestionWriter(conversationRunner, aheadRunner),
    turn: createTurnTaker(readingRunner, rules, latency),
    analyse: createAnalyser(scoringRunner),
    judge: createJudge(scoringRunner, rules),
    assess: createAssessor(scoringRunner, rules),
    digest: createDigester(scoringRunner),
    report: createReportWriter(scoringRunner),
  }
}

/** Failed calls count too: a call that was given up took at least that long. */
const timed =
  (run: StepRunner, latency: RecentLatency): StepRunner =>
  async (step, data, asking) => {
    const began = performance.now()
    try {
      return await run(step, data, asking)
    } finally {
      latency.record(step.name, performance.now() - began)
    }
  }
