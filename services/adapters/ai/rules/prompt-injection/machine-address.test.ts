import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAddressedToMachine } from './machine-address.ts'

const read = (name: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../tests/corpus/injections/${name}.json`, import.meta.url),
      'utf8',
    ),
  ) as Record<string, string[]>

const stories: Record<string, string> = {
  en: 'We waited for 3 days because the delivery was late, and the support agent on the phone was kind.',
  'pt-br': 'Esperamos 3 dias porque a entrega atrasou, e a atendente no telefone foi gentil.',
  ar: 'انتظرنا ثلاثة أيام لأن التوصيل تأخر، وكان موظف الدعم لطيفًا على الهاتف.',
}

describe.each(Object.entries(read('unrecognised')))('in %s', (language, texts) => {
  test.each(texts)('within an account, %s', (text) => {
    const story = stories[language]!
    expect(isAddressedToMachine(`${story} ${text} ${story}`)).toBe(true)
  })
})

describe.each(Object.entries(read('innocent')))('an innocent account in %s', (_, texts) => {
  test.each(texts)('%s', (text) => expect(isAddressedToMachine(text)).toBe(false))
})
