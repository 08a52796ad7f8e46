// Formal briefs: the list is what they ask; labels, the purpose and remarks about the survey ask nothing.
import { expect, test } from 'vitest'
import type { Locale } from '#contract/languages.ts'
import { thingsOf } from './read-goal.ts'

test.each<[Locale, string, string[]]>([
  [
    'en',
    'Purpose: to assess the new, shorter induction course. Audience: staff hired since May. Areas of interest: (a) length of the sessions; (b) clarity of the handbook; (c) help from colleagues. The results will inform the next intake.',
    ['length of the sessions', 'clarity of the handbook', 'help from colleagues'],
  ],
  [
    'en',
    'We would like to hear from the leaseholders of our block about the lift, the bins, the cleaning of the stairs and what they would pay for. We also want to know if they would join the committee.',
    [
      'the lift',
      'the bins',
      'the cleaning of the stairs',
      'what they would pay for',
      'if they would join the committee',
    ],
  ],
  [
    'en',
    'We want to interview our carers about:\n- the rota\n- mileage pay\n- what would make them stay',
    ['the rota', 'mileage pay', 'what would make them stay'],
  ],
  [
    'pt-br',
    'A Secretaria de Cultura deseja avaliar a experiência dos visitantes do museu municipal. Pretende-se conhecer a clareza da sinalização, o acolhimento dos monitores e a conservação dos jardins.',
    ['a clareza da sinalização', 'o acolhimento dos monitores', 'a conservação dos jardins'],
  ],
  [
    'pt-br',
    'A empresa realizará pesquisa com os passageiros, com o objetivo de medir o grau de satisfação com a pontualidade dos ônibus, a limpeza dos assentos e o ar-condicionado, bem como colher sugestões para os horários.',
    [
      'a pontualidade dos ônibus',
      'a limpeza dos assentos',
      'o ar-condicionado',
      'sugestões para os horários',
    ],
  ],
  [
    'pt-br',
    'Conversar com pescadores da colônia sobre o preço do peixe, o gelo e a manutenção dos barcos. Também quero saber se os filhos seguem na pesca.',
    ['o preço do peixe', 'o gelo', 'a manutenção dos barcos', 'se os filhos seguem na pesca'],
  ],
  [
    'pt-br',
    'Vamos perguntar aos alunos do curso noturno sobre:\n- transporte\n- merenda\n- o que mudariam',
    ['transporte', 'merenda', 'o que mudariam'],
  ],
  [
    'ar',
    'تهدف هذه الدراسة إلى تقييم تجربة المتدربين في المعهد. نودّ معرفة وضوح الشرح، وتوفر الأجهزة، وما يقترحونه.',
    ['وضوح الشرح', 'وتوفر الأجهزة', 'ما يقترحونه'],
  ],
])('%s: %s', (language, goal, things) => expect(thingsOf(goal, language)).toEqual(things))
