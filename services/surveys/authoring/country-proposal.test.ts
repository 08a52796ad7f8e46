import { expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { isTimeZone } from '#contract/settings.ts'
import countries from './places.json' with { type: 'json' }
import { proposeCountry } from './country-proposal.ts'

test.each<[SurveyLanguage, string, string]>([
  ['en', 'Why do people stop coming to our leeds gym', 'GB'],
  ['en', 'Commuters in Northern Ireland', 'GB'],
  ['en', 'What nurses in New South Wales think of the rota', 'AU'],
  ['pt-br', 'Por que as clientes da feira do Recife não voltam', 'BR'],
  ['pt-br', 'Moradores de Lisboa e o elétrico', 'PT'],
  ['ar', 'رأي الزبائن في مخبزنا ببيروت', 'LB'],
  ['ar', 'ليش الناس بتترك النادي في الأردن', 'JO'],
])('%s: “%s” names %s', (language, goal, country) =>
  expect(proposeCountry({ texts: ['', goal], language, timeZone: 'Europe/London' })).toBe(country),
)

test.each<[SurveyLanguage, string, string, string | undefined]>([
  ['en', 'Language school in Amman: why beginners leave', 'Asia/Amman', 'JO'],
  ['en', 'Language school in Amman: why beginners leave', 'Europe/London', undefined],
  ['pt-br', 'Viagem para Londres: por que nossos clientes adiam', 'America/Sao_Paulo', undefined],
  ['ar', 'رأي الركاب في الحافلة الزرقاء', 'Asia/Beirut', 'LB'],
])(
  '%s: a city of people who speak another language counts in its own time zone: “%s” in %s',
  (language, goal, timeZone, country) =>
    expect(proposeCountry({ texts: [goal], language, timeZone })).toBe(country),
)

test('several countries give none, whatever the time zone', () =>
  expect(
    proposeCountry({
      ...{ texts: ['Staff in London and Toronto'], language: 'en', timeZone: 'Europe/London' },
    }),
  ).toBeUndefined())

test.each<[SurveyLanguage, string | undefined, string | undefined]>([
  ['en', 'Europe/London', 'GB'],
  ['pt-br', 'America/Recife', 'BR'],
  ['ar', 'Asia/Beirut', 'LB'],
  // Its people speak another language: those who are asked may be elsewhere.
  ['en', 'America/Sao_Paulo', undefined],
  ['en', 'Pacific/Auckland', undefined],
  ['en', undefined, undefined],
])('%s: without a place, the time zone %s gives %s', (language, timeZone, country) =>
  expect(proposeCountry({ texts: ['How was the shop?'], language, timeZone })).toBe(country),
)

test.each<[SurveyLanguage, string]>([
  ['pt-br', 'Expectativa dos bolsistas quanto ao intercâmbio no Canadá'],
  ['en', 'Why people put off their trip to Brazil'],
  ['pt-br', 'Quem usa a sauna e quantas vezes usa'],
])('%s: a country of other people, or none, is not proposed: “%s”', (language, goal) =>
  expect(proposeCountry({ texts: [goal], language, timeZone: undefined })).toBeUndefined(),
)

test('a name is a whole word', () =>
  expect(
    proposeCountry({
      texts: ['The bristols of parisian ukes'],
      language: 'en',
      timeZone: undefined,
    }),
  ).toBeUndefined())

test('every zone exists, and no place is of two countries', () => {
  const all = Object.values(countries)
  for (const zone of all.flatMap(({ zones }) => zones)) expect(isTimeZone(zone)).toBe(true)
  const places = all.flatMap(({ names, cities }) => [...names, ...cities])
  expect(new Set(places).size).toBe(places.length)
})
