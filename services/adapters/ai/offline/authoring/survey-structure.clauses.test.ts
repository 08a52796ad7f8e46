// What clauses of a goal ask: brackets, pronouns, two verbs, what there may be, and reasons that the owner supposes.
import { describe, expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { proposeStructure } from './survey-structure.ts'

type Row = [language: Locale, goal: string, questions: string[]]

const rows: Record<string, Row[]> = {
  'a pronoun stands for nothing in brackets': [
    [
      'en',
      'Find out from our drivers (not the office staff, that’s a separate survey) whether the new route plan works for them, how it affects breaks, and what they’d change.',
      ['Does the new route plan work for you?', 'How does it affect breaks?'],
    ],
    [
      'en',
      'I teach pottery (evening classes, we just got a second kiln) and want to ask students whether the studio is warm enough, and how they feel about it closing in August.',
      ['How do you feel about the studio closing in August?'],
    ],
  ],

  'what is chosen or measured is no "it" beside the survey’s subject': [
    [
      'en',
      'Survey for people who bought our standing desk. How they chose a height, if it wobbles, how the family took to it.',
      ['Does our standing desk wobble?', 'How did the family take to our standing desk?'],
    ],
    [
      'en',
      'Users of our budgeting app: how they set a limit, whether it sends too many alerts, how it fits into their week.',
      [
        'Does our budgeting app send too many alerts?',
        'How does our budgeting app fit into your week?',
      ],
    ],
    [
      'en',
      'We sold 80 garden sheds this spring. Ask buyers how they picked a colour, and how long it took.',
      ['How did you pick a colour?', 'How long did it take?'],
    ],
  ],

  'what would have been': [
    [
      'en',
      'Find out whether a phone call beforehand would have made a difference, and if a later slot would’ve suited them better.',
      [
        'Would a phone call beforehand have made a difference?',
        'Would a later slot have suited you better?',
      ],
    ],
    [
      'en',
      'Ask shoppers whether a loyalty card would’ve kept them, or if a discount could have changed their mind.',
      ['Would a loyalty card have kept you?', 'Could a discount have changed your mind?'],
    ],
  ],

  'two verbs take the same form': [
    [
      'en',
      'Ask drivers whether the new app saves time or slows them down.',
      ['Does the new app save time or slow you down?'],
    ],
    [
      'en',
      'Ask cyclists whether the barrier helps or makes things worse, and if the light stays green long enough.',
      ['Does the barrier help or make things worse?', 'Does the light stay green long enough?'],
    ],
    [
      'en',
      'Ask parents whether homework club calms or tires the kids.',
      ['Does homework club calm or tire your kids?'],
    ],
    [
      'en',
      'Ask teachers if the new timetable works or causes clashes.',
      ['Does the new timetable work or cause clashes?'],
    ],
  ],

  'verbs that no list knows, and what others do': [
    [
      'en',
      'Please ask library users if the self-checkout speeds things up or confuses them, whether it prints receipts, and how staff help with it.',
      ['Does the self-checkout speed things up or confuse you?', 'Does it print receipts?'],
    ],
    [
      'en',
      'Ask our translators how they set their rates, whether the portal saves or costs them time, which clients pay late.',
      ['Does the portal save or cost you time?', 'Which clients pay late?'],
    ],
    [
      'en',
      'We want to know from our podcast listeners where they listen, whether they skip the ads or listen to them.',
      ['Do you skip the ads or listen to them?'],
    ],
    [
      'en',
      'Ask drivers on the night route if the depot feels safe, whether there’s a toilet they can use, and how the handover goes.',
      ['How safe does the depot feel to you?', 'Is there a toilet you can use?'],
    ],
  ],

  'what there may be': [
    [
      'en',
      'Patients after surgery: how they feel, any side effects, who looked after them at home, complications, if any.',
      ['Have you had any side effects?', 'What complications have you had, if any?'],
    ],
    [
      'en',
      '- how the delivery went\n- any missing parts\n- allergies, if any\n- would they order again',
      ['Have you had any missing parts?', 'What allergies do you have, if any?'],
    ],
    [
      'en',
      'Ask members whether there is a class they would like us to add and if there’s a trainer they avoid.',
      ['Is there a class you would like us to add?', 'Is there a trainer you avoid?'],
    ],
    [
      'en',
      'Ask guests what dish they liked most, whether there’s something they couldn’t find, and if there are sights they missed.',
      ['Is there something you couldn’t find?', 'Are there sights you missed?'],
    ],
  ],

  'reasons that the owner supposes': [
    [
      'en',
      'I’d like to ask tenants why they don’t report repairs. Is it the phone line, fear of rent going up, or did nobody answer? Plain English please.',
      ['What keeps you from reporting repairs?', 'Did nobody answer?'],
    ],
    [
      'en',
      'Why did members cancel? Was it the price, the classes, the opening hours, or did they move away?',
      [
        'What made you cancel?',
        'What do you think of the price?',
        'What are the opening hours like for you?',
        'Did you move away?',
      ],
    ],
    [
      'en',
      'Why do volunteers leave us? Travel, hours, family, or lack of thanks.',
      ['Which of these matters most to you, travel, hours, family or lack of thanks?'],
    ],
  ],
}

describe.for(Object.entries(rows))('%s', ([, goals]) => {
  test.for(goals)('%s: %s', async ([locale, goal, questions]) => {
    const { validation_points: points } = await proposeStructure(goal, locale)
    const asked = points.map(({ spoken_question: question }) => question?.text)
    for (const question of questions) expect(asked).toContain(question)
    expect(asked.join(' ')).not.toMatch(/which of these .*\bwas\b|\bany\b.* like\?|think of any/iu)
  })
})

test('what stands in brackets is no title', async () => {
  const titles = await Promise.all(
    [
      'We are a garden centre (my husband does the books, I do the plants) and want to hear from customers: how they choose seeds, what they think of the café.',
      'Preciso descobrir com hóspedes da pousada o que acharam do café da manhã, como foi o check-in depois das 22h (contratamos um vigia novo) e por qual site reservaram.',
      'Clientes da oficina (um elevador quebrou semana passada): quanto tempo esperaram, se o conserto durou e por que escolheram a gente.',
    ].map(async (goal) => (await proposeStructure(goal, 'en')).title),
  )
  expect(titles).toEqual([
    'Your experience at our garden centre',
    'Algumas perguntas sobre a pousada',
    'A sua experiência na oficina',
  ])
})
