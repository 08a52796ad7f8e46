import { describe, expect, test } from 'vitest'
import type { HelpLine } from '#contract/help.ts'
import { SurveyLanguage } from '#contract/languages.ts'
import type { SupportReason, SupportRequest } from '#ports/support.ts'
import { languageOf } from '../../languages/languages.ts'
import { support } from './support-message.ts'

const line = (number: string, use: HelpLine['for'], name = ''): HelpLine => ({
  ...{ name, number, url: null, for: use, limited_hours: false },
})
const directory: HelpLine = {
  ...{ name: 'findahelpline.com', number: null, url: 'https://findahelpline.com' },
  ...{ for: 'directory', limited_hours: false },
}
const brazil = [line('188', 'talk', 'CVV'), line('192', 'ambulance')]
const textOf = async (over: Partial<SupportRequest>) => {
  const base = { reason: 'distress', language: 'en', isMedical: false, lines: brazil } as const
  return (await support.message({ ...base, earlier: 0, hasChoices: true, ...over })).text
}
const facts = { questionsLeft: 3, identifiedBy: 'nothing' } as const
const ask = (answer: string, language: SurveyLanguage = 'en') =>
  textOf({ reason: 'reply', language, asked: { answer, title: 'Food', facts } })

describe.each(SurveyLanguage.options)('in %s', (language) => {
  const reasons: SupportReason[] = ['distress', 'concern', 'reply', 'wait', 'later', 'end']
  test('every message is complete, and asks nothing', async () => {
    for (const reason of reasons)
      for (const isMedical of [false, true])
        for (const lines of [brazil, [], [directory]]) {
          const text = await textOf({ reason, language, isMedical, lines })
          expect(text).not.toMatch(/[{}?؟]|undefined/)
          expect(text.trim().length).toBeGreaterThan(40)
        }
  })
  test('the lines after a model’s words to a concern are one sentence that asks nothing', async () => {
    const sentence = await support.quietHelp({
      language,
      lines: brazil.slice(0, 1),
      isMedical: false,
    })
    expect(sentence).toContain('188 (CVV)')
    expect(sentence).not.toMatch(/[{}?؟]|undefined/)
    expect(sentence.match(/[.!]/g)).toHaveLength(1)
    expect(await support.quietHelp({ language, lines: [], isMedical: false })).toBe('')
  })
  test('a model’s words to a reply come before the choices, and nothing else', async () => {
    const { choices } = languageOf(language).support
    const care = 'Bia.'
    expect(await textOf({ reason: 'wait', language, care })).toBe(`${care} ${choices[0]}`)
  })
  test('where the body is in danger whom to call follows a model’s words', async () => {
    const { medical } = languageOf(language).support
    const care = 'Bia.'
    const text = await textOf({ language, care, isMedical: true })
    expect(text.startsWith(`${care} ${medical[0]} `)).toBe(true)
    expect(text).toContain('192')
  })
  test('a model’s question about now is asked without the choices', async () => {
    const care = 'Is somebody with you?'
    for (const reason of ['distress', 'reply', 'wait'] as const) {
      const request = { reason, language, care, isMedical: false, lines: brazil, earlier: 0 }
      const { text, options } = await support.message({ ...request, hasChoices: true })
      expect(text.startsWith(care)).toBe(true)
      for (const choice of languageOf(language).support.choices) expect(text).not.toContain(choice)
      expect(options).toHaveLength(3)
    }
  })
  test('distress again is met in other words', async () => {
    const texts = await Promise.all([0, 1, 2].map((earlier) => textOf({ language, earlier })))
    expect(new Set(texts.map((text) => text.slice(0, 30))).size).toBe(3)
    for (const text of texts) expect(text).toContain('188 (CVV)')
  })
  test('distress once more is met with a person near, and the lines in short', async () => {
    const { near, help } = languageOf(language).support
    const once = await textOf({ language })
    const texts = await Promise.all(
      [1, 2].map((earlier) => textOf({ language, earlier, again: { answer: '' } })),
    )
    expect(new Set([once, ...texts].map((text) => text.slice(0, 20))).size).toBe(3)
    for (const text of texts) {
      expect(text).toContain(near.anyone)
      expect(text).toContain('188 (CVV)')
      expect(text).not.toContain(help.split('{')[0])
    }
  })
  test('danger to the body names the emergency number', async () => {
    const text = await textOf({ language, isMedical: true, lines: [line('192', 'ambulance')] })
    expect(text).toContain('192')
  })
  test('the choices can be sent as answers', async () => {
    const request = { reason: 'concern', language, isMedical: false, lines: [] } as const
    const { options } = await support.message({ ...request, earlier: 0, hasChoices: true })
    expect(new Set(options).size).toBe(3)
    const plain = await support.message({ ...request, earlier: 0, hasChoices: false })
    expect(plain.options).toEqual([])
  })
})

test.each<[SurveyLanguage, string, string]>([
  ['en', 'my sister is asleep upstairs. i havent told her. i dont know what i want', 'your sister'],
  ['pt-br', 'minha irmã tá dormindo aqui do lado, n contei pra ela', 'a sua irmã'],
  ['ar', 'أختي نايمة جنبي وما قلت لها', 'أختك'],
  ['es', 'mi hermana duerme arriba, no le he dicho nada', 'tu hermana'],
  ['en', 'my sister died in march', 'somebody you trust'],
  ['en', 'my husband is downstairs', 'somebody you trust'],
  ['pt-br', 'meu pai grita comigo todo dia', 'alguém de confiança'],
])('%s: “%s” suggests %s', async (language, answer, person) =>
  expect(await textOf({ language, earlier: 1, again: { answer } })).toContain(person),
)
test.each<[SurveyLanguage, string, string]>([
  ['en', 'my sister, I could ring her', 'get in touch with your sister.'],
  ['pt-br', 'posso ligar pra minha irmã', 'procure a sua irmã.'],
  ['ar', 'ممكن أتصل بأختي', 'التواصل مع'],
  ['es', 'podría llamar a mi hermana', 'habla con tu hermana.'],
])('%s: “%s” is met with the person', async (language, answer, words) => {
  const topic = { of: 'person-to-turn-to', answer } as const
  const texts = [
    await textOf({ reason: 'wait', language, earlier: 1, topic }),
    await textOf({ language, earlier: 1, again: { answer }, topic }),
  ]
  for (const text of texts) expect(text).toContain(words)
})
test.each<[SurveyLanguage, string]>([
  ['en', 'I could ring her'],
  ['pt-br', 'posso ligar pra ela'],
  ['ar', 'ممكن أكلمها'],
  ['es', 'podría llamarla'],
])('%s: “%s” is encouraged only where no distress is read', async (language, answer) => {
  const { turnsTo, near } = languageOf(language).support
  const topic = { of: 'person-to-turn-to', answer } as const
  expect(await textOf({ reason: 'wait', language, earlier: 1, topic })).toContain(turnsTo.other)
  const again = await textOf({ language, earlier: 1, again: { answer }, topic })
  expect(again).not.toContain(turnsTo.other)
  expect(again).toContain(near.anyone)
})
test('a person to turn to, named with what nobody knew before: both are met', async () => {
  const answer = 'never told anyone. theres my sister, she said to ring'
  const topic = { of: 'person-to-turn-to', answer, isFirst: true } as const
  const text = await textOf({ reason: 'wait', language: 'en', earlier: 1, topic })
  expect(text).toContain(languageOf('en').support.firstDisclosure.word)
  expect(text).toContain('get in touch with your sister.')
})
test.each(SurveyLanguage.options)(
  '%s: what nobody knew before is met with a word about it',
  async (language) => {
    const { firstDisclosure, near } = languageOf(language).support
    const topic = { of: 'first-disclosure', answer: '' } as const
    const text = await textOf({ reason: 'wait', language, earlier: 1, topic })
    expect(text).toContain(`${firstDisclosure.word} ${firstDisclosure.next}`)
    const again = await textOf({ language, earlier: 1, again: { answer: '' }, topic })
    expect(again).toContain(firstDisclosure.word)
    expect(again).toContain(near.anyone)
  },
)
test.each(SurveyLanguage.options)(
  '%s: the choices come in other words each time',
  async (language) => {
    const { choices } = languageOf(language).support
    const texts = await Promise.all(
      [0, 1, 2].map((earlier) => textOf({ reason: 'wait', language, earlier })),
    )
    for (const [at, text] of texts.entries()) expect(text).toContain(choices[at])
    expect(new Set(choices).size).toBe(3)
  },
)
test('without an emergency line the local number is named in words', async () => {
  expect(await textOf({ lines: [directory] })).toContain('your local emergency number')
  expect(await textOf({ lines: [directory] })).toContain('findahelpline.com')
  expect(await textOf({ lines: brazil })).not.toContain('your local emergency number')
})
test('lines of one use are named together', async () => {
  const lines = [
    line('116 123', 'talk', 'Samaritans'),
    line('999', 'emergency'),
    line('112', 'emergency'),
  ]
  expect(await textOf({ lines })).toContain(
    'Where to find help: 116 123 (Samaritans), to talk to somebody; 999 or 112, in an emergency.',
  )
})
test('a page that shows the lines and the choices itself gets a text without them', async () => {
  const request = { language: 'en', isMedical: false, lines: brazil, earlier: 0 } as const
  const distress = await support.message({ ...request, reason: 'distress', hasChoices: true })
  expect(distress.lead).toMatch(/^I am so sorry .* alone\.$/)
  expect(distress.text).toContain(distress.lead)
  const directoryOnly = { ...request, lines: [directory], hasChoices: true }
  const { lead } = await support.message({ ...directoryOnly, reason: 'distress' })
  expect(lead).toMatch(/your local emergency number\. Without the internet, .* in person\.$/)
  const concern = await support.message({ ...request, reason: 'concern', hasChoices: true })
  expect(concern.lead).toBe('I am sorry, that sounds hard.')
})
test.each(['wait', 'later'] as const)('no lines are repeated: %s', async (reason) =>
  expect(await textOf({ reason })).not.toContain('188'),
)
test.each(SurveyLanguage.options)('%s: a closing for every end', async (language) => {
  const kinds = ['finished', 'stopped', 'gentle', 'grave'] as const
  const texts = await Promise.all(kinds.map((kind) => support.closing(kind, language)))
  expect(new Set(texts).size).toBe(4)
  for (const text of texts) expect(text).not.toMatch(/[{}?؟]|undefined/)
})
test('a line with limited hours is said to have them', async () =>
  expect(
    await textOf({ lines: [{ ...line('1564', 'talk', 'Embrace'), limited_hours: true }] }),
  ).toContain('1564 (Embrace), to talk to somebody, not around the clock'))
test('concern has one sentence before the quiet line and the choices', async () =>
  expect(await textOf({ reason: 'concern', lines: [] })).toBe(
    'I am sorry, that sounds hard. We can go on, leave the rest for later, or stop here. It is up to you.',
  ))

test('the quiet line does not repeat its use', async () =>
  expect(await textOf({ reason: 'concern' })).toContain(
    'If you would like to talk to somebody about it: 188 (CVV). ',
  ))

describe('a question is answered truthfully', () => {
  test.each<[SurveyLanguage, string, string]>([
    ['en', 'Is anyone going to read it? My sister would come if I asked.', 'Whoever made'],
    ['pt-br', 'alguém vai ler isso?', 'Quem criou a pesquisa'],
    ['es', '¿Alguien va a leer esto?', 'quien creó la encuesta'],
    ['ar', 'هل سيقرأ أحد هذا؟', 'الاستبيان'],
  ])('%s: %s', async (language, question, reply) => {
    const text = await ask(question, language)
    expect(text).toContain(reply)
    // The lines are named again, because no person may be reading now.
    expect(text).toContain('188')
  })
  test('who asks', async () => expect(await ask('are you a robot?')).toMatch(/AI|artificial/))
  test('several at once', async () => {
    const text = await ask('Are you a robot? Who reads this?')
    expect(text).toMatch(/not a person|artificial intelligence/)
    expect(text).toMatch(/made this survey can read|go to whoever/)
  })
  test('after concern without a reply the choice is offered again, without lines', async () => {
    const asked = { answer: 'What do I need that for?', title: 'Food', facts }
    const text = await textOf({ reason: 'reply', tier: 'concern', asked })
    expect(text).toBe(
      'All right. We can go on, leave the rest for later, or stop here. It is up to you.',
    )
  })
  test('any other: that it cannot be, and where help is', async () => {
    const text = await ask('What should I do about my father?')
    expect(text).toMatch(/cannot answer that .*188/)
  })
})

test.each<[SurveyLanguage, string]>([
  ['en', 'will my team leader see that? dont want them knowing'],
  ['en', 'I just asked who reads it'],
  ['en', 'no I asked does it go to my GP'],
  ['pt-br', 'minha chefe vai ficar sabendo disso?'],
  ['pt-br', 'isso vai pro meu prontuário'],
  ['pt-br', 'ninguem vai saber disso n né?'],
  ['en', 'nobody will know about this, right?'],
  ['ar', 'محدش هيعرف بالكلام ده صح؟'],
  ['es', 'nadie va a saber esto, ¿no?'],
  ['ar', 'مديري هيعرف الكلام ده؟'],
  ['es', '¿se va a enterar mi jefe de esto?'],
])(
  '%s: “%s” after a call for help is answered with who reads the answers',
  async (language, answer) => {
    const { otherReaders, unknownQuestion } = languageOf(language).support
    const text = await ask(answer, language)
    expect(text).toContain(otherReaders)
    expect(text).not.toContain(unknownQuestion)
  },
)
test('what neither the survey nor the product can answer is said to be so', async () => {
  const { unknownQuestion } = languageOf('en').support
  expect(await ask('why me?')).toContain(unknownQuestion)
  expect(await ask('how do I stop the pain?')).toContain(unknownQuestion)
})

describe.each(SurveyLanguage.options)('%s: who reads it, and how to leave the page', (language) => {
  const { otherReaders, erasure, safeExit } = languageOf(language).support
  const asked = { answer: 'please', asksForSecrecy: true, title: 'Food', facts }
  test.each(['distress', 'concern', 'reply', 'wait'] as const)(
    'a plea for secrecy gets the true reply with a message of %s',
    async (reason) => {
      const text = await textOf({ reason, language, asked })
      expect(text).toContain(`${otherReaders} ${erasure}`)
      const plain = await textOf({ reason, language, asked: { ...asked, asksForSecrecy: false } })
      expect(plain).not.toContain(otherReaders)
    },
  )
  test('the lines follow it', async () => {
    const text = await textOf({ language, asked })
    expect(text.indexOf('188')).toBeGreaterThan(text.indexOf(erasure))
    const again = await textOf({ language, earlier: 1, asked, again: { answer: '' } })
    expect(again).toContain(otherReaders)
  })
  test('danger to the body comes first', async () => {
    const text = await textOf({ language, asked, isMedical: true })
    expect(text.indexOf('188')).toBeLessThan(text.indexOf(otherReaders))
  })
  test.each(['distress', 'concern', 'reply', 'wait', 'later', 'end'] as const)(
    'a message of %s says how to leave the page, once',
    async (reason) => {
      for (const own of [{}, { asked }]) {
        const text = await textOf({ reason, language, needsSafeExit: true, ...own })
        expect(text.split(safeExit)).toHaveLength(2)
        expect(text).not.toContain(erasure)
      }
    },
  )
})
test('a question about readers is replied to with the first message', async () => {
  const answer = 'I want to die. Who reads this?'
  const text = await textOf({ asked: { answer, title: 'Food', facts } })
  expect(text).toContain(languageOf('en').support.otherReaders)
})
