import { injectionPhrases } from './injection-phrases.ts'
import { deobfuscate } from './deobfuscate.ts'

/** The machinery of prompts, markup and documents: nobody answers a question in it. */
const promptMarkup = new RegExp(
  [
    // Turns of a chat, as templates and programs write them.
    '<\\|?/?(?:system|assistant|user|instructions?|im_start|im_end|endoftext)\\b',
    '\\{\\{ ?[/#]?(?:system|assistant|user|instruct)',
    '\\[/?inst\\]|<<\\/?sys>>|<(?:start|end)_of_turn>|</s>',
    '^[ \\t]*#{2,}[ \\t]*(?:system|assistant|instructions?|sistema|assistente|النظام|المساعد|التعليمات)',
    '^[ \\t]*(?:system|assistant|sistema|assistente|asistente|النظام|المساعد)\\s*:',
    // The end of the document in which the text stands.
    '\\b(?:max_?score|verdict|qualified|system_?prompt)\\s*[=:]',
    '["\']\\s*\\}\\s*[,\\]}]|"(?:role|intent|evidence|qualified|score|content)"\\s*:',
    '^[ \\t]*(?:-{3,}|={3,}|`{3,}).*(?:data|dados|datos|answer|resposta|بيانات|prompt|instruc)',
    // What runs, or calls home, where it is shown.
    '<script\\b|\\bon(?:error|load|click)\\s*=|javascript:|!\\[[^\\]]*\\]\\(\\s*https?:',
  ].join('|'),
  'imu',
)

const wholeWord = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`

const injectionPatterns = injectionPhrases.map(({ subjects, pairs, phrases }) => {
  const commands = pairs.map(
    ([verbs, objects]) =>
      `(?<!(?<!\\p{L})(?:${subjects})[ ,]+)${wholeWord(verbs)}[^.!?؟\\n]{0,60}?(?<![\\p{L}\\p{N}])(?:${objects})`,
  )
  return new RegExp([...commands, `(?<![\\p{L}\\p{N}])(?:${phrases})`].join('|'), 'u')
})

/** Whether a text tries to instruct a machine instead of, or besides, answering; in any of our languages, also disguised. */
export function isPromptInjection(text: string): boolean {
  return deobfuscate(text).some(
    (reading) =>
      promptMarkup.test(reading) || injectionPatterns.some((order) => order.test(reading)),
  )
}
