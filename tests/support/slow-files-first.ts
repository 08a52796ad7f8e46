import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that take long: they kill, restart and wait. A new checkout knows the sizes of files only. */
const slowFiles =
  /\/(?:startup-and-shutdown|durability|core-journey|key-rotation|data-exposure|content-security-policy|plan-limits|background-export|last-goodbye|killed-in-batches|data-directory|mail-bursts|survey-openings|interviewer-crash-recovery|seal-copy|tampering-ways|import-boundaries|openapi-client|openai|engine-threads|interviewer-quality|question-wording)\.test\.ts$/

/** Starts slow files before the others of their project, so that no core is idle at the end. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      const isSlow = ({ moduleId }: TestSpecification) => slowFiles.test(moduleId)
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]
    })
  }
}
