// Danger in words that name none, on texts of many voices, and on ordinary answers with the same words.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { assessSafety } from './distress.ts'
import { indirectDangerIn } from './indirect-danger.ts'
import { readIntent } from './intent.ts'

type Language = Exclude<SurveyLanguage, 'es'>
const languages = ['en', 'pt-br', 'ar'] as const
const kinds = { 'own-death': 'own-death', 'at-home': 'by-person', pictures: 'by-person' } as const

/** What a carer does to a child is read elsewhere. */
function textsIn(language: Language, kind: keyof typeof kinds | 'none'): string[] {
  const file = `tests/corpus/indirect-danger/${language}.tsv`
  const rows = readFileSync(file, 'utf8').trim().split('\n')
  return rows.flatMap((row) => {
    const [found, text = ''] = row.split('\t')
    return found === kind ? [text] : []
  })
}

describe.each(languages)('%s: texts of the corpus', (language) => {
  test.each(Object.entries(kinds))('%s is read as %s', (kind, expected) => {
    const texts = textsIn(language, kind as keyof typeof kinds)
    const missed = texts.filter((text) => indirectDangerIn(text, language) !== expected)
    expect(texts.length).toBeGreaterThan(10)
    expect(missed.length).toBeLessThan(texts.length / 5)
  })

  test('ordinary answers with the same words are none', () => {
    const texts = textsIn(language, 'none')
    expect(texts.length).toBeGreaterThan(80)
    expect(texts.filter((text) => indirectDangerIn(text, language))).toEqual([])
  })
})

type Pair = [Language, string, string]

describe('each beside an ordinary answer with its words', () => {
  test.each<Pair>([
    ['en', 'It all comes out tidier with me not in it.', 'The flat is tidier with me working.'],
    ['en', 'The bridge has no barrier. In a lorry it would be quick.', 'The new bridge is quick.'],
    ['en', 'I just want to sleep and not wake.', 'I want to sleep and not queue.'],
    ['en', 'Tell my mum it was not her fault.', 'Tell my mum the soup was good.'],
    ['pt-br', 'A conta fecha melhor sem mim.', 'A loja fecha mais cedo.'],
    ['pt-br', 'Queria dormir e não acordar mais.', 'Queria dormir e não acordar cedo na folga.'],
    ['pt-br', 'Paro no viaduto. Era só um passo.', 'O passo a passo na ponte é confuso.'],
    ['ar', 'بدي انام وما اقوم', 'بدي انام وما اشتغل بكرة'],
    ['ar', 'سلموا على امي', 'سلموا على المدير'],
    ['ar', 'خلص ما عاد في داعي', 'ما في داعي للفاتورة'],
  ])('%s: own death: “%s”, not “%s”', (language, call, ordinary) => {
    expect(assessSafety(call, language)).toMatchObject({ tier: 'distress', isByPerson: false })
    expect(indirectDangerIn(ordinary, language)).toBeUndefined()
  })

  test.each<Pair>([
    [
      'en',
      'She asked about my eye and I said it was the cupboard.',
      'I hit my eye on the cupboard door.',
    ],
    ['en', 'If I leave he will find me.', 'He said he would find me a better price.'],
    ['en', 'I can’t be on the phone long, he checks.', 'He checks his phone all through dinner.'],
    [
      'pt-br',
      'A professora perguntou do meu olho e eu falei que foi o armário.',
      'Bati o olho no armário.',
    ],
    ['pt-br', 'Ir embora pra onde, ele já disse que acha.', 'Ele disse que acha caro.'],
    [
      'pt-br',
      'Não posso demorar no celular, ele olha.',
      'Não posso demorar, meu ônibus vem vindo.',
    ],
    ['ar', 'سألتني عن عيني وقلت لها طحت من الدرج', 'طحت من الدرج وعالجوني بسرعة'],
    ['ar', 'أروح فين؟ حالف انه هيجيبني', 'أروح فين عشان أدفع؟'],
    ['ar', 'يفتش جوالي كل يوم', 'شاشة جوالي انكسرت'],
  ])('%s: at home: “%s”, not “%s”', (language, call, ordinary) => {
    expect(readIntent(call, language, '')).toMatchObject({
      ...{ isByPerson: true, intent: expect.stringMatching(/^(?:concern|distress)$/) },
    })
    expect(indirectDangerIn(ordinary, language)).toBeUndefined()
  })

  test.each<Pair>([
    ['en', 'He has my sister’s pictures and says pay up.', 'They want £20 to print my photos.'],
    [
      'pt-br',
      'Um número estranho tem as fotos dela e tá pedindo dinheiro.',
      'Paguei as fotos da formatura.',
    ],
    ['ar', 'رقم غريب بيبعتلها الصور ويقولها ادفعي', 'دفعت للمصور وطلعت الصور حلوة'],
  ])('%s: pictures: “%s”, not “%s”', (language, call, ordinary) => {
    expect(readIntent(call, language, '')).toMatchObject({ isByPerson: true })
    expect(indirectDangerIn(ordinary, language)).toBeUndefined()
  })
})

test.each<[SurveyLanguage, string]>([
  ['en', 'My chest hurts, I can’t breathe and my arm is numb. He reads my messages.'],
  ['en', 'He reads my messages. I have crushing chest pain and I am sweating.'],
  ['en', 'He reads my messages. I can’t breathe and my chest is tight, it goes into my left arm.'],
  ['en', 'He keeps my wages. I have been coughing up blood since this morning.'],
  ['en', 'He’d find me wherever I went. I fainted twice today and my chest hurts.'],
  ['en', 'He goes through my phone, and I have chest pain and cannot feel my arm.'],
  ['pt-br', 'Ele guarda meu dinheiro. Tô vomitando sangue desde cedo.'],
])('%s: “%s” is also danger to the body', (language, text) =>
  expect(assessSafety(text, language)).toMatchObject({ tier: 'distress', isMedical: true }),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'He’d find me wherever I went, he said.'],
  ['en', 'It all comes out tidier with me not in it.'],
  ['pt-br', 'Não posso demorar no celular, ele olha.'],
  ['ar', 'يفتش جوالي كل يوم'],
])('%s: “%s” is none', (language, text) =>
  expect(assessSafety(text, language)).toMatchObject({
    tier: expect.any(String),
    isMedical: false,
  }),
)
