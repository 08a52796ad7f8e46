import PQueue from 'p-queue'
import type { OpenAiModel, OpenAiSettings } from './settings.ts'
import type { Ai } from '#ports/ai.ts'
import { rules as rulesOnThisThread, type Rules } from '../rules/rules.ts'
import { createStepRunner, type StepRunner } from './step-runner.ts'
import { callBudgets } from './limits/call-budgets.ts'
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
import { createSurveyEditor } from './steps/edit.ts'
import { createQuestionProposer } from './steps/questions.ts'
import { createQuestionMender } from './steps/mend.ts'
import { createReportWriter } from './steps/report.ts'
import { createStructureProposer } from './steps/structure.ts'
import { createQuestionTranslator } from './steps/translate.ts'
import { createTurnTaker } from './steps/turn.ts'
import { createQuestionWriter } from './steps/word.ts'
import { openClient } from './wire/client.ts'
import { openDialect } from './wire/dialect.ts'

/** An AI behind any server of OpenAI's protocol, which the operator chooses. Respondents' answers are sent to it. */
export function createOpenAi(
  settings: OpenAiSettings,
  breakerOptions: BreakerOptions = defaultBreakerOptions,
  rules: Rules = rulesOnThisThread,
): Ai {
  const { interviewer, analyst, concurrency, tokensPerMinute } = settings
  const client = openClient(settings)
  const shared = { queue: new PQueue({ concurrency }), bucket: openTokenBucket(tokensPerMinute) }
  const connectTo = (model: OpenAiModel, effort: 'none' | 'low') => ({
    ...{ client, model, effort },
    dialect: openDialect(),
    limiter: openCallLimiter(shared, breakerOptions),
  })
  const respondents = connectTo(interviewer, 'none')
  const analysts = analyst.name === interviewer.name ? respondents : connectTo(analyst, 'low')

  const budgets = callBudgets(settings)
  const latency = openRecentLatency({
    usualMs: settings.questionTimeoutMs,
    longestMs: budgets.wording.totalMs,
  })
  const conversationRunner = timed(createStepRunner(respondents, budgets.wording), latency)
  const readingRunner = timed(createStepRunner(respondents, budgets.reading), latency)
  // Not measured: it waits for the calls of respondents.
  const aheadRunner = createStepRunner(respondents, budgets.ahead)
  const scoringRunner = createStepRunner(analysts, budgets.scoring)
  return {
    engine: 'openai',
    structure: createStructureProposer(
      createStepRunner(respondents, budgets.proposal),
      createSurveyEditor(createStepRunner(respondents, budgets.editing)),
    ),
    questions: createQuestionProposer(createStepRunner(respondents, budgets.proposal)),
    translate: createQuestionTranslator(createStepRunner(respondents, budgets.translation)),
    mend: createQuestionMender(createStepRunner(respondents, budgets.mending)),
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
