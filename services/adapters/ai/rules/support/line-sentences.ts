// Sentences that name help lines.
import type { HelpLine, HelpLineUse } from '#contract/help.ts'
import type { SurveyLanguage } from '#contract/languages.ts'
import type { SupportRequest } from '#ports/support.ts'
import { languageOf } from '../../languages/languages.ts'
import type { SupportTexts } from '../../languages/types/support.ts'

/** A sentence that names the lines is an object. */
export type Sentence = string | { ofLines: string }

export const supportTextsOf = (language: SurveyLanguage): SupportTexts =>
  languageOf(language).support

/** The lines, and the emergency number in words where no line has one. */
export function helpSentences({ lines, isMedical, language, reason }: SupportRequest): Sentence[] {
  const texts = supportTextsOf(language)
  const named = isMedical ? texts.emergencyHelp : texts.help
  const isOnWebOnly = lines.length > 0 && lines.every(({ number }) => number === null)
  const hasEmergency = lines.some((line) => line.for === 'emergency' || line.for === 'ambulance')
  return [
    ...(lines.length > 0 ? [{ ofLines: named.replace('{lines}', nameLines(lines, texts)) }] : []),
    ...(hasEmergency ? [] : [texts.emergencyInWords]),
    ...(isOnWebOnly && !isMedical && reason !== 'reply' ? [texts.withoutInternet] : []),
  ]
}

/** The emergency lines, or the lines to talk, whose use the sentence says. */
export function quietHelpSentences({
  lines,
  isMedical,
  isChild,
  language,
}: Pick<SupportRequest, 'lines' | 'isMedical' | 'isChild' | 'language'>): Sentence[] {
  const texts = supportTextsOf(language)
  if (isMedical)
    return lines.length > 0
      ? [{ ofLines: texts.quietEmergencyHelp.replace('{lines}', nameLines(lines, texts)) }]
      : [texts.emergencyInWords]
  const listeners = lines.filter((line) => listenerUses.includes(line.for))
  const named = listeners.map((line) => nameLine(line, texts)).join(texts.separators.line)
  const others = isChild ? lines.filter((line) => !listenerUses.includes(line.for)) : []
  return [
    ...(listeners.length > 0 ? [{ ofLines: texts.quietHelp.replace('{lines}', named) }] : []),
    ...(others.length > 0
      ? [{ ofLines: texts.quietEmergencyHelp.replace('{lines}', nameLines(others, texts)) }]
      : []),
  ]
}

const listenerUses: readonly HelpLineUse[] = [
  'violence-against-women',
  'talk',
  'crisis',
  'directory',
]

/** Lines of one use are named together: "999 or 112, in an emergency". */
export const nameLines = (lines: readonly HelpLine[], texts: SupportTexts): string =>
  [...Map.groupBy(lines, (line) => `${line.for} ${line.limited_hours}`).values()]
    .map((alike) => nameAlike(alike, texts))
    .join(texts.separators.line)

function nameAlike(alike: readonly HelpLine[], texts: SupportTexts): string {
  const last = alike.at(-1)
  if (!last) return ''
  const others = alike.slice(0, -1).map((line) => nameNumber(line))
  return [...others, nameLine(last, texts, texts.uses[last.for])].join(texts.separators.or)
}

function nameLine(
  line: HelpLine,
  { limitedHours, separators }: SupportTexts,
  use?: string,
): string {
  const hours = line.limited_hours ? [limitedHours] : []
  return [nameNumber(line), ...(use ? [use] : []), ...hours].join(separators.part)
}

const nameNumber = ({ name, number }: HelpLine): string =>
  number === null ? name : name ? `${number} (${name})` : number
