// A wider net than `isPromptInjection`, used for sale alone: it also matches texts that address a machine, or speak about
// their own verdict. The conversation does not change, so a false positive costs an owner nothing.
import { acrossLanguages } from '../../languages/languages.ts'
import { deobfuscate, wholeWord } from './deobfuscate.ts'

/** Where a sentence begins, or continues with an order. */
const sentenceStart = (and: string) => `(?:^|[.!?؟:;\\n]\\s*|[,،]\\s*(?:${and})\\s+|["'(]\\s*)`

const machineAddressPatterns = acrossLanguages((languages) => {
  const politeness = languages
    .map(({ machineAddress }) => `${machineAddress.politeness} `)
    .join('|')
  return languages.map(({ machineAddress }) => {
    const { reader, verdict, conjunctions, imperatives, imperativeObjects } = machineAddress
    return new RegExp(
      [
        wholeWord(reader),
        wholeWord(verdict),
        `${sentenceStart(conjunctions)}(?:${politeness})?${wholeWord(imperatives)}\\s+(?:${imperativeObjects})`,
      ].join('|'),
      'u',
    )
  })
})

/** Whether a text addresses a machine that reads it, or asks for its own verdict. */
export function isAddressedToMachine(text: string): boolean {
  return deobfuscate(text).some((reading) =>
    machineAddressPatterns().some((pattern) => pattern.test(reading)),
  )
}
