// What owners add to their list, and what they say about themselves beside it.
import { expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { thingsOf } from './read-goal.ts'

test.each<[Locale, string, string[]]>([
  [
    'en',
    'want to hear from our porters - how the shifts are and what would help. oh and the new lift, everybody hates it',
    ['how the shifts are', 'what would help', 'the new lift'],
  ],
  [
    'en',
    'I want to know if the room is warm enough, oh and the fee which we raised in May',
    ['if the room is warm enough', 'the fee'],
  ],
  [
    'pt-br',
    'queria saber das alunas se o horário é bom e o que acham da professora. ah, e o preço da mensalidade que subiu em maio',
    ['se o horário é bom', 'o que acham da professora', 'o preço da mensalidade'],
  ],
  [
    'ar',
    'ابغى اعرف من الزبونات كيف عرفوا عنا، وكمان التوصيل، زوجي يقول انه سريع',
    ['كيف عرفوا عنا', 'التوصيل'],
  ],
])('%s: %s', (language, goal, things) => expect(thingsOf(goal, language)).toEqual(things))
