import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { offlineAi } from '../../offline/offline.ts'
import { condolenceFor } from './loss.ts'

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
  ])('%s: %s', (language, text, named) => expect(condolenceFor(text, language)).toContain(named))
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
])('%s: no loss: %s', (language, text) => expect(condolenceFor(text, language)).toBeUndefined())

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
