import { listHelpLines } from '#contract/api/help-lines.ts'
import { route } from '#kernel/http/route.ts'
import type { HelpLines } from './help-lines.ts'

export const listHelpLinesRoute = ({ linesFor }: HelpLines) =>
  route(listHelpLines, async ({ country }) => ({ lines: linesFor(country) }))
