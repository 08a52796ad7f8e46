// Goals in the style of telegrams: what stands first is the subject, each fragment behind it is a thing.
import { expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { thingsOf } from './read-goal.ts'

test.each<[Locale, string, string[]]>([
  [
    'en',
    'Tenants Bell Court. Lift refit, 2 weeks in. Stairs/access. Dust. Noise in the morning. Letters + notices. Keep/stop?',
    ['stairs/access', 'dust', 'noise in the morning', 'letters + notices', 'keep/stop'],
  ],
  [
    'en',
    'follow-up survey, first aid course. pace, room, practice time, handouts, price',
    ['pace', 'room', 'practice time', 'handouts', 'price'],
  ],
  [
    'en',
    'Payroll app. small firms that left. setup, support, missing exports, price',
    ['setup', 'support', 'missing exports', 'price'],
  ],
  [
    'pt-br',
    'oficina mecânica, troca de óleo. preço, prazo, explicação do serviço, se indicaria, café na espera',
    ['preço', 'prazo', 'explicação do serviço', 'se indicaria', 'café na espera'],
  ],
  [
    'pt-br',
    'Mudamos de prédio em abril. Elevador, barulho (a obra ao lado incomoda), vagas, refeitório, e se o trajeto piorou.',
    ['elevador', 'barulho', 'vagas', 'refeitório', 'se o trajeto piorou'],
  ],
  [
    'ar',
    'مغسلة سيارات، حي الورود. السعر، الانتظار، جودة الغسيل',
    ['السعر', 'الانتظار', 'جودة الغسيل'],
  ],
])('%s: %s', (language, goal, things) => expect(thingsOf(goal, language)).toEqual(things))
