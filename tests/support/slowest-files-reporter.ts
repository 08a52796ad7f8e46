import type { Reporter, TestModule } from 'vitest/node'

const fileCount = 10

/** Prints the slowest test files at the end of a run. */
export const slowestFilesReporter: Reporter = {
  onTestRunEnd(modules) {
    if (modules.length <= 1) return
    const lines = modules
      .map((module) => ({ module, ms: durationMs(module) }))
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, fileCount)
      .map(({ module, ms }) => {
        const seconds = (ms / 1000).toFixed(1).padStart(7)
        return `${seconds} s  ${module.project.name}  ${module.relativeModuleId}`
      })
    process.stdout.write(`\nSlowest test files:\n${lines.join('\n')}\n\n`)
  },
}

/** Imports, set-up, hooks and tests of a file. */
function durationMs(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}
