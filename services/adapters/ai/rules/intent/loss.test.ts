import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { offlineAi } from '../../offline/offline.ts'
import { lossIn } from './loss.ts'

describe('a loss is named where that is sure', () => {
  test.each<[SurveyLanguage, string, string]>([
    ['en', 'My brother died in March, head on. We drove together.', 'brother'],
    ['en', 'Mum passed away three weeks ago. How do you think I feel.', 'mother'],
    ['en', 'We lost our little boy at two days old', 'son'],
    ['en', 'I had a miscarriage in June', 'loss'],
    ['en', 'My neighbour killed himself in January.', 'neighbour'],
    ['pt-br', 'Ruim foi esse ano, que meu irmão morreu em março na 163', 'irmão'],
    ['pt-br', 'Eu tive meu menino em março e ele faleceu no segundo dia.', 'filho'],
    ['pt-br', 'Tive um aborto espontâneo em junho', 'perda'],
    ['ar', 'جوزي توفى من تلات شهور', 'زوجك'],
    ['ar', 'بنتي ماتت السنة اللي فاتت', 'ابنتك'],
    ['es', 'Mi madre falleció hace tres semanas', 'madre'],
    ['en', 'My lad went out on his bike two years ago, God rest his soul', 'loss'],
    ['pt-br', 'Foi minha mãe que me ensinou a nadar, que Deus a tenha', 'perda'],
    ['ar', 'ابني الأول غرق من تسع سنين في بيت جدته وكان صغير، الله يرحمه', 'لفقدك'],
  ])('%s: %s', (language, text, named) =>
    expect(lossIn(text, language)?.condolence).toContain(named),
  )
})

test.each<[SurveyLanguage, string]>([
  ['en', 'My phone died on the way'],
  ['en', 'My son nearly died laughing'],
  ['en', 'My son passed the exam'],
  ['en', 'I waited five hours in a corridor'],
  ['en', 'My brother drives the bus and the battery died'],
  ['pt-br', 'Meu celular morreu no caminho'],
  ['pt-br', 'Quase morri de rir com meu irmão'],
  ['ar', 'الموبايل مات بالطريق'],
  ['es', 'Mi hijo casi se muere de risa'],
  ['en', "She said the parcel didn't survive the trip"],
  ['en', "My colleague didn't make it to the meeting"],
  ['en', 'My son was put to sleep before the operation'],
  ['pt-br', 'Ela não resistiu e comprou dois'],
  ['pt-br', 'Minha mãe comprou e o celular não sobreviveu'],
  ['ar', 'أمي تمر من نفق المشاة'],
  ['en', 'My dad said it is a rip off'],
  ['en', 'My mum likes to rest in peace and quiet there'],
  ['pt-br', 'Meu pai descansa no sofá da recepção'],
  ['pt-br', 'Deus abençoe o meu filho e vocês'],
  ['ar', 'ابني بيحب الشيخ الله يحفظه'],
  ['ar', 'الله يرحم أيام زمان، كان ابني يلعب برا'],
])('%s: no loss: %s', (language, text) =>
  expect(lossIn(text, language)?.condolence).toBeUndefined(),
)

test.each<[SurveyLanguage, string, boolean]>([
  ['en', 'My dog had to be put down last week', true],
  ['en', 'Our dog did not make it, the vet was kind', true],
  ['en', 'My brother did not survive the crash', false],
  ['pt-br', 'Minha cachorra não resistiu', true],
  ['pt-br', 'Minha mãe não sobreviveu', false],
  ['ar', 'قطتي نفقت', true],
  ['ar', 'زوجي يضربني وكلبي مات', true],
  ['es', 'Mi madre falleció', false],
])('%s: %s: of an animal: %s', (language, text, isAnimal) =>
  expect(lossIn(text, language)?.isAnimal).toBe(isAnimal),
)

test.each<[SurveyLanguage, string]>([
  ['en', 'He hits me most nights, and last week my dog had to be put down.'],
  ['pt-br', 'Ele me bate e minha cachorra não resistiu.'],
  ['ar', 'زوجي يضربني وكلبي مات.'],
])('%s: “%s” is a call for help', async (language, answer) => {
  const coded = await offlineAi.code({
    ...{ question: '…?', kind: 'open', objectives: [], objectiveId: null },
    ...{ answer, language },
  })
  expect(coded.intent).toBe('distress')
})

test('a loss is an answer with its own flag, also beside a rhetorical question', async () => {
  const coded = await offlineAi.code({
    ...{ question: 'How was the stay?', kind: 'open', objectives: [], objectiveId: null },
    ...{ answer: 'My mother died three weeks ago. How do you think I feel?', language: 'en' },
  })
  expect(coded).toMatchObject({ intent: 'answer', flags: ['loss'] })
})
test('danger beside it counts first', async () => {
  const coded = await offlineAi.code({
    ...{ question: 'How was the stay?', kind: 'open', objectives: [], objectiveId: null },
    ...{ answer: 'My mother died in May. I want to die too.', language: 'en' },
  })
  expect(coded.intent).toBe('distress')
})
