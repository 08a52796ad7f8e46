// What owners say beside their questions is left out of a goal; what asks stays.
import { describe, expect, test } from 'vitest'
import type { SurveyLanguage } from '#contract/languages.ts'
import { mendSlips } from './goal-sentences.ts'

describe('family, staff, guesses and wishes for the survey are left out', () => {
  test.each<[SurveyLanguage, string, string]>([
    ['en', 'Ask how the visit went. My partner reckons its the football but who knows', 'football'],
    ['en', 'We lost guests, my brother in law says it is the app. Why did they leave?', 'app'],
    ['en', 'Ask how they slept. The owner blames the cleaners, I think thats unfair', 'cleaners'],
    ['en', 'Ask what they thought of the bill. not too long pls they’re busy', 'long'],
    ['en', 'Ask how booking went. keep it friendly please', 'friendly'],
    ['pt-br', 'meu cunhado acha que é o preço. quero saber onde comem', 'preço'],
    [
      'pt-br',
      'a nota caiu, sei lá, acho que é por causa do instagram. quero saber como foi',
      'instagram',
    ],
    ['pt-br', 'Quero saber como foi a adaptação. tem mãe que tirou a criança e nem falou', 'tirou'],
    [
      'pt-br',
      'eu mando treino todo domingo, até mandei camiseta. Quero saber o que desanima',
      'camiseta',
    ],
    ['pt-br', 'o banho atrasou pq a Jéssica saiu de casa. saber como foi', 'Jéssica'],
    ['ar', 'الناس قلت، جوزي بيقول الاسعار. عايزة اعرف بيحبوا ايه', 'الاسعار'],
    ['ar', 'واحد يقول الاكل وصل بارد، واخوي يقول الحق على المناديب. ابي اعرف وش صار', 'المناديب'],
    ['ar', 'كيف يشوفون التواصل معنا. لا تطولون عليهم', 'تطولون'],
  ])('%s: %s', (language, goal, gone) => expect(mendSlips(goal, language)).not.toContain(gone))
})

describe('what asks, and what respondents think, stays', () => {
  test.each<[SurveyLanguage, string]>([
    ['en', 'My boss wants to know why people leave the gym.'],
    ['en', 'I think we should ask what they do on Tuesdays.'],
    ['en', 'What customers think of the new menu, what they say about the staff.'],
    ['en', 'My partner and our guests: what do they need from us?'],
    ['en', 'Who knows about the app, and who uses it?'],
    ['pt-br', 'Minha chefe pediu para saber por que os alunos faltam.'],
    ['pt-br', 'O que acham que falta na loja, o que falam do atendimento.'],
    ['pt-br', 'Por que o cliente pede orçamento e não volta.'],
    ['pt-br', 'O que você acha da lei, do rei e da padaria?'],
    ['pt-br', 'Tem algo que mudariam na creche?'],
    ['ar', 'المدير يريد أن نعرف لماذا يترك الموظفون العمل.'],
    ['ar', 'كيف يتعامل المدير مع الموظفين؟'],
    ['ar', 'ما رأي الزبائن في المدير وفي الخدمة.'],
  ])('%s: %s', (language, goal) => expect(mendSlips(goal, language)).toBe(goal))
})

test('a goal that is mended again stays as it is', () => {
  const goal = 'ورشة سيارات، هل السعر غالي ولا ما يثق فينا'
  const mended = mendSlips(goal, 'ar')
  expect(mendSlips(mended, 'ar')).toBe(mended)
})
