// Conversations between an engine and people whom the configured model plays, judged by the model.
import { writeFile } from 'node:fs/promises'
import type { Ai } from '#ports/ai.ts'
import { offlineAi } from '../../../../services/adapters/ai/offline/offline.ts'
import { printLine } from '../../command-line.ts'
import { openConfiguredModel } from '../configured-model.ts'
import { printFigures, type Figure } from '../figures.ts'
import { machineName, saveFigures } from '../report.ts'
import { retryingAi } from '../retrying-ai.ts'
import { openModel } from './ask-model.ts'
import { selectGoals } from './goals.ts'
import { formatPlayed, judgedFigures, type InterviewerEngine } from './judged-figures.ts'
import { playInterview, type PlayedInterview } from './play.ts'

export type JudgedBenchOptions = {
  engine: InterviewerEngine
  goals: string
  count: number
  language?: string | undefined
  timeoutS?: string | undefined
  save?: string | undefined
  json?: string | undefined
}

/** As in the product: the engine's own error comes first. */
const timeoutGraceMs = 250

/** Throws `ConfigError` without a configured model, also with the offline interviewer. */
export async function benchJudged(options: JudgedBenchOptions): Promise<Figure[]> {
  const { ai: model, settings } = openConfiguredModel(options.timeoutS)
  const goals = selectGoals(options.goals, options.count, options.language)
  const players = {
    // A survey is proposed once more where the model is busy; a question is not.
    interviewer:
      options.engine === 'model' ? { ...model, ...retryingAi(proposals(model)) } : offlineAi,
    idleTimeoutMs: settings.questionTimeoutMs + timeoutGraceMs,
    longestWaitMs: settings.longestWaitMs + timeoutGraceMs,
    maxCalls: Math.max(1, Math.floor(settings.concurrency / 2)),
    ask: openModel(settings),
  }
  const played: PlayedInterview[] = []
  for (const [at, goal] of goals.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one conversation after the other: a model is measured as one respondent meets it
    const interview = await playInterview(players, goal, at)
    played.push(interview)
    printLine(formatPlayed(interview))
  }
  const figures = judgedFigures(options.engine, played)
  printFigures(figures)
  const judgedBy = `people and judge: ${settings.analyst.name}`
  printLine(`${played.length} conversations on ${machineName()}; ${judgedBy}`)
  await saveFigures('bench:interviewer', figures, { save: options.save })
  if (options.json !== undefined)
    await writeFile(
      options.json,
      `${JSON.stringify({ at: new Date().toISOString(), judgedBy, figures, played }, null, 2)}\n`,
    )
  return figures
}

const proposals = ({ structure }: Ai) => ({ structure })
