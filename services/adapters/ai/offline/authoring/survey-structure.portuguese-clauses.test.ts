// What Portuguese clauses of a goal ask: whose verb it is, what there may be, and what is no thing.
import { describe, expect, test } from 'vitest'
import { proposeStructure } from './survey-structure.ts'

type Row = [goal: string, questions: string[]]

const rows: Record<string, Row[]> = {
  'a clause of a noun is no question': [
    [
      'Saber por que os doadores pararam, se foi o valor, a campanha ou a pessoa que ligou.',
      ['O que você pode contar sobre a pessoa que ligou?', 'O que fez você parar?'],
    ],
    [
      'Quero ouvir as clientes do salão. Saber por que sumiram, se foi o preço, o atendimento ou a profissional que saiu.',
      ['O que você pode contar sobre a profissional que saiu?'],
    ],
    [
      'Quero saber se conseguiram marcar consulta, se perderam algum médico que já acompanhava e se entenderam direito o que a gente comunicou.',
      [
        'Você perdeu algum médico que já acompanhava?',
        'Você entendeu direito o que a gente comunicou?',
      ],
    ],
    [
      'Perguntar se tem alguma aula que gostariam que a gente oferecesse e se há um professor que evitam.',
      [
        'Tem alguma aula que você gostaria que a gente oferecesse?',
        'Há um professor que você evita?',
      ],
    ],
  ],

  'what the question word asks for has the verb': [
    [
      'Saber quais bairros reclamam mais, quais remédios causam mais enjoo, que exercícios pesam mais.',
      [
        'Quais bairros reclamam mais?',
        'Quais remédios causam mais enjoo?',
        'Que exercícios pesam mais?',
      ],
    ],
    [
      'Perguntar quais disciplinas exigem mais tempo, quais linhas atrasam mais e quais livros leram.',
      [
        'Quais disciplinas exigem mais tempo?',
        'Quais linhas atrasam mais?',
        'Quais livros você leu?',
      ],
    ],
    [
      'Perguntar aos pais quais matérias dão mais dificuldade e que dias preferem para a reunião.',
      ['Quais matérias dão mais dificuldade?', 'Que dias você prefere para a reunião?'],
    ],
  ],

  'reasons that the owner supposes': [
    [
      'Por que os alunos largam o curso de inglês no segundo mês? Foi o preço, o horário ou a professora? E se uma aula online teria segurado eles.',
      ['O que você acha do preço?', 'Uma aula online teria segurado você?'],
    ],
  ],

  'impersonal verbs': [
    [
      'Falar com quem tentou pagar no site: se deu erro no cartão, se apareceu alguma mensagem, se demorou para carregar, o que fizeram depois.',
      [
        'Deu erro no cartão?',
        'Apareceu alguma mensagem?',
        'Demorou para carregar?',
        'O que você fez depois?',
      ],
    ],
    [
      'Saber dos clientes da internet se caiu o sinal, se faltou aviso, se houve visita técnica e se valeu a pena.',
      ['Caiu o sinal?', 'Faltou aviso?', 'Houve visita técnica?', 'Valeu a pena?'],
    ],
    [
      'pesquisa com motoboys: se já caiu da moto, se deu gorjeta, se trabalha à noite.',
      ['Você já caiu da moto?', 'Você deu gorjeta?'],
    ],
  ],

  'what there may be': [
    [
      'Perguntar aos compradores do tênis: como serviu, alguma bolha ou dor, defeitos, se houver, e onde usam.',
      ['Você teve alguma bolha ou dor?', 'Que defeitos você teve, se é que teve?'],
    ],
    [
      'Pacientes: como foi a alta, algum efeito colateral, quem ajudou em casa, queixas, se tiver.',
      ['Você teve algum efeito colateral?', 'Que queixas você tem, se é que tem?'],
    ],
  ],
}

const askedOf = async (goal: string) =>
  (await proposeStructure(goal, 'pt-br')).validation_points.map(
    ({ spoken_question: question }) => question?.text,
  )

describe.for(Object.entries(rows))('%s', ([, goals]) => {
  test.for(goals)('%s', async ([goal, questions]) => {
    const asked = await askedOf(goal)
    for (const question of questions) expect(asked).toContain(question)
  })
})

test.for<[goal: string, points: string[]]>([
  [
    'Perguntar aos pais como foi a reunião, o que acharam do boletim e, se der, o que mudariam na escola. Linguagem simples, se puder.',
    ['Como foi a reunião', 'O que acharam do boletim', 'O que mudariam na escola'],
  ],
  [
    'Pesquisa com pacientes: como foi a consulta, quanto tempo esperaram e se entenderam a receita. Perguntas curtas, se for possível.',
    ['Como foi a consulta', 'Quanto tempo esperaram', 'Se entenderam a receita'],
  ],
  [
    'Quero saber dos inquilinos como está o elevador, porque vive parando, o que acham do porteiro e da limpeza.',
    ['Como está o elevador', 'O que acham do porteiro', 'O que acham da limpeza'],
  ],
  [
    'Saber das mães o que acham da numeração, porque minha fornecedora nova faz tudo pequeno, e onde compram sapato.',
    ['O que acham da numeração', 'Onde compram sapato'],
  ],
  [
    'Prefeitura: ouvir usuários da linha 12 de ônibus sobre lotação, pontualidade e estado dos pontos.',
    ['Lotação', 'Pontualidade', 'Estado dos pontos'],
  ],
  [
    'Biblioteca: ouvir leitores da sala infantil sobre acervo, horário e barulho.',
    ['Acervo', 'Horário', 'Barulho'],
  ],
])('what asks nothing is no point: %s', async ([goal, points]) => {
  const { validation_points: found } = await proposeStructure(goal, 'pt-br')
  expect(found.map(({ text }) => text)).toEqual(points)
})
