import { acrossLanguages } from '../../languages/languages.ts'
import type { EngineLanguage } from '../../languages/types/engine-language.ts'
import { deobfuscate, wholeWord } from './deobfuscate.ts'

/** Markup of prompts and documents, which does not occur in answers. */
const promptMarkup = (languages: readonly EngineLanguage[]) => {
  const words = (kind: keyof EngineLanguage['injection']['markup']) =>
    languages.map(({ injection }) => injection.markup[kind]).join('|')
  return new RegExp(
    [
      // Turns of a chat, as templates and programs write them.
      '<\\|?/?(?:system|assistant|user|instructions?|im_start|im_end|endoftext)\\b',
      '\\{\\{ ?[/#]?(?:system|assistant|user|instruct)',
      '\\[/?inst\\]|<<\\/?sys>>|<(?:start|end)_of_turn>|</s>',
      `^[ \\t]*#{2,}[ \\t]*(?:${words('headings')})`,
      `^[ \\t]*(?:${words('speakers')})\\s*:`,
      // The end of the document in which the text stands.
      '\\b(?:max_?score|verdict|qualified|system_?prompt)\\s*[=:]',
      '["\']\\s*\\}\\s*[,\\]}]|"(?:role|intent|evidence|qualified|score|content)"\\s*:',
      `^[ \\t]*(?:-{3,}|={3,}|\`{3,}).*(?:${words('dividers')})`,
      // Scripts and links that run, or load, where the text is displayed.
      '<script\\b|\\bon(?:error|load|click)\\s*=|javascript:|!\\[[^\\]]*\\]\\(\\s*https?:',
    ].join('|'),
    'imu',
  )
}

const injectionPattern = ({ injection: { subjects, pairs, phrases } }: EngineLanguage) => {
  const commands = pairs.map(
    ([verbs, objects]) =>
      `(?<!(?<!\\p{L})(?:${subjects})[ ,]+)${wholeWord(verbs)}[^.!?؟\\n]{0,60}?(?<![\\p{L}\\p{N}])(?:${objects})`,
  )
  return new RegExp([...commands, `(?<![\\p{L}\\p{N}])(?:${phrases})`].join('|'), 'u')
}

const injectionPatterns = acrossLanguages((languages) => [
  promptMarkup(languages),
  ...languages.map(injectionPattern),
])

/** Whether a text instructs a machine instead of, or besides, answering; in any language, also disguised. */
export function isPromptInjection(text: string): boolean {
  return deobfuscate(text).some((reading) =>
    injectionPatterns().some((pattern) => pattern.test(reading)),
  )
}
