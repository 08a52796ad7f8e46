import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { listedChoices } from './listed-choices.ts'

test.each<[SurveyLanguage, string, string[]]>([
  [
    'en',
    'Which pastry would you pick: a croissant, a cinnamon bun or banana bread?',
    ['Croissant', 'Cinnamon bun', 'Banana bread', 'Something else'],
  ],
  [
    'pt-br',
    'Qual horário você prefere: de manhã, à tarde ou à noite?',
    ['De manhã', 'À tarde', 'À noite', 'Outra coisa'],
  ],
  [
    'ar',
    'أي وقت يناسبك لاستلام طفلك: 17:30 أو 18:00 أو 18:30؟',
    ['17:30', '18:00', '18:30', 'شيء آخر'],
  ],
  [
    'pt-br',
    'Que ajuda fez falta: psicológica, com dinheiro, com transporte ou alguma outra?',
    ['Psicológica', 'Com dinheiro', 'Com transporte', 'Alguma outra'],
  ],
  ['ar', 'ماذا تحتاج: جليسة، أم تدريبًا، أم شيئًا آخر؟', ['جليسة', 'تدريبًا', 'شيئًا آخر']],
])('in %s the choices of "%s"', (language, question, choices) =>
  expect(listedChoices(question, language)).toEqual(choices),
)

test.each([
  'Which pastry would you pick?',
  'At 17:30, how full is the bus?',
  'How was the hall: cold, warm?',
  'What happened: did you wait until somebody came to the counter or did you leave?',
])('none in: %s', (question) => expect(listedChoices(question, 'en')).toEqual([]))

test.each<[SurveyLanguage, string]>([
  ['en', 'How do you get here: by bus, by car or on foot, and what makes you choose that?'],
  ['en', 'How do you get here: by bus, by car or on foot, and why?'],
  ['pt-br', 'Como você vem: de ônibus, de carro ou a pé, e o que faz você escolher?'],
  ['pt-br', 'Como você vem: de ônibus, de carro ou a pé, e por quê?'],
  ['ar', 'كيف تصل: بالحافلة أو بالسيارة أو مشيًا، وما الذي يجعلك تختار ذلك؟'],
  ['ar', 'كيف تصل: بالحافلة أو بالسيارة أو مشيًا، ولماذا؟'],
  ['es', '¿Cómo llegas: en bus, en coche o a pie, y qué te hace elegirlo?'],
])('in %s none before another question: %s', (language, question) =>
  expect(listedChoices(question, language)).toEqual([]),
)
