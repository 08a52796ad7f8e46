// Goals as owners type them: what is asked of respondents, in the order of the survey.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { proposeStructure } from './survey-structure.ts'

const questionsOf = async (goal: string, language: Locale) =>
  (await proposeStructure(goal, language)).validation_points.map(
    ({ spoken_question: question }) => question?.text,
  )

type Row = [language: Locale, goal: string, questions: string[]]

const rows: Record<string, Row[]> = {
  'a statement in a list asks whether it is so': [
    [
      'pt-br',
      'lavanderia. o cliente recebeu a roupa no dia, a mancha foi removida, confia na gente, recomendaria pra um vizinho',
      [
        'Você recebeu a roupa no dia?',
        'A mancha foi removida?',
        'Você confia na gente?',
        'Você nos recomendaria pra um vizinho?',
      ],
    ],
    [
      'ar',
      'مغسلة سجاد، السجاد رجع نظيف؟ السعر كان واضح؟ خليها قصيرة',
      ['هل السجاد رجع نظيف؟', 'هل السعر كان واضح؟'],
    ],
    [
      'ar',
      'استبيان لأولياء الأمور:\n- الواجبات كثيرة ولا قليلة\n- الولد مبسوط مع زملائه\nلا تزيد عن ٤ اسئلة',
      ['هل الواجبات كثيرة ولا قليلة؟', 'هل ولدك مبسوط مع زملائه؟'],
    ],
  ],

  'one of the respondents, their children and the thing that is repaired': [
    [
      'en',
      'Shoe repair counter. did the client get a price first, did we fix it on time, was it ready when we promised',
      [
        'Did you get a price first?',
        'Did we fix your shoe on time?',
        'Was your shoe ready when we promised?',
      ],
    ],
    [
      'en',
      'parents of year 9s. exam stress and how long revision takes, if the kid eats lunch',
      [
        'How does the exam stress affect you?',
        'How long does revision take?',
        'Does your kid eat lunch?',
      ],
    ],
  ],

  'limits and manners are not asked': [
    [
      'en',
      'find out from members if theyd move to Sunday, for how many weeks they could try it. anonymous, no names. max 4 qs',
      ['How would you feel about moving to Sunday?', 'For how many weeks could you try it?'],
    ],
    [
      'pt-br',
      'pesquisa com entregadores: quantas hora por semana, se ja caiu da moto, se aceitaria seguro. no maximo 5 perguntas',
      [
        'Quantas horas por semana você trabalha?',
        'Você já caiu da moto?',
        'Você aceitaria seguro?',
      ],
    ],
  ],

  'reasons that the owner supposes are one question, and those who do not get their own': [
    [
      'pt-br',
      'pq os voluntários saem depois do verão?? distância, horário, família, cansaço',
      [
        'O que pesa mais para você, distância, horário, família ou cansaço?',
        'O que fez você sair, ou pensar em sair, depois do verão?',
      ],
    ],
    [
      'pt-br',
      'saber dos moradores se eles usam a composteira, quem não usa o motivo',
      ['Você usa a composteira?', 'Se você não usa, qual é o motivo?'],
    ],
  ],

  'what stands between the respondents and the questions, and what shares a verb': [
    [
      'pt-br',
      'criadores de abelha da região, tamanho do apiário e espécie que criam, se pretendem vender mel, interesse em curso de rainha',
      [
        'O que você acha do tamanho do apiário?',
        'Que espécie você cria?',
        'Você pretende vender mel?',
        'Qual é o seu interesse no curso de rainha?',
      ],
    ],
    [
      'pt-br',
      'saber dos inquilinos qual turno eles preferem e o dia, se estão satisfeitos com a portaria, o que fazem no lugar',
      [
        'Qual turno você prefere?',
        'Qual dia você prefere?',
        'Você está satisfeito com a portaria?',
        'O que você faz no lugar disso?',
      ],
    ],
  ],

  'spoken plurals, conditions and views': [
    [
      'ar',
      'ليش المشتركين عم يلغو الاشتراك، شو كانو متوقعين، ولمين عم يشتكو',
      ['شو كنت متوقع؟', 'لمين عم تشتكي؟', 'ليش عم تلغي الاشتراك؟'],
    ],
    [
      'ar',
      'عايز اعرف الزباين بتشتري منين والخدمة بطيئة ولا لا، ولو في خصم هيرجعو',
      ['بتشتري منين؟', 'هل الخدمة بطيئة؟', 'لو في خصم، هترجع؟'],
    ],
    [
      'pt-br',
      'Quero ouvir quem dirige caminhão: como é o descanso, o que mudaria na vida deles se tivessem parada segura',
      ['Como é o descanso para você?', 'O que mudaria na sua vida se você tivesse parada segura?'],
    ],
  ],

  'clauses that keep their order': [
    [
      'en',
      'what was the longest walk they took, what they say to people who let dogs run',
      ['What was the longest walk you took?', 'What do you say to people who let dogs run?'],
    ],
    [
      'en',
      'feedback from bakers who use our flour - shelf life, delivery, what they used before',
      [
        'What do you think of the shelf life?',
        'What has your experience with the delivery been like?',
        'What did you use before?',
      ],
    ],
    [
      'en',
      'The trust plans what to do with the empty mill. We want villagers’ preferred use for it, how much money they would give for it',
      [
        'What is your preferred use for the empty mill?',
        'How much money would you give for the empty mill?',
      ],
    ],
  ],
}

describe.each(Object.entries(rows))('%s', (_, goals) => {
  test.each(goals)('%s: %s', async (language, goal, questions) =>
    expect(await questionsOf(goal, language)).toEqual(questions),
  )
})
