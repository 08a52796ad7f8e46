// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Choices } from '../types/choices.ts'

export const choices: Choices = {
  byTopic: {
    recommend: {
      kind: 'nps',
      pattern:
        /^(?!(?:por ?que|(?:a |para )?quem|o que|motivos?|razao|razoes)\b).*(?:\brecomenda(?:r|m\b)|recomendacao (?:a|para) |\bnps\b|net promoter|\bindicar(?:iam?)?\b)/u,
      question: 'De 0 a 10, qual a chance de você nos recomendar a alguém próximo?',
      options: [],
      sameDegree: /^(?!.* e ).*(?:probabilidade|\bchance|\bquanto\b|provavel)/u,
    },
    fairness: {
      kind: 'scale',
      pattern:
        /percepcao sobre o preco|preco (?:e |seja )?justo|justica do preco|custo[- ]beneficio/u,
      question:
        'Pensando no que recebe em troca, de 1 (nada justo) a 10 (totalmente justo), que nota você dá ao preço?',
      options: [],
    },
    ease: {
      kind: 'scale',
      pattern: /facilidade|facil de usar|usabilidade/u,
      question: 'Pensando em “{point}”, de 1 (muito difícil) a 10 (muito fácil), que nota você dá?',
      options: [],
    },
    importance: {
      kind: 'scale',
      pattern: /\bimportancia\b/u,
      question: 'Pensando em “{point}”, de 1 (nada importante) a 10 (essencial), que nota você dá?',
      options: [],
    },
    satisfaction: {
      kind: 'scale',
      pattern: /\bsatisf/u,
      question:
        'Pensando em “{point}”, de 1 (muita insatisfação) a 10 (muita satisfação), que nota você dá?',
      options: [],
    },
    frequency: {
      kind: 'multiple',
      pattern: /\bfrequencia\b|quantas vezes|de quanto em quanto/u,
      question: 'Pensando em “{point}”, quantas vezes isso acontece com você?',
      options: [
        'Todos os dias',
        'Algumas vezes por semana',
        'Algumas vezes por mês',
        'Menos de uma vez por mês',
        'Nunca',
      ],
    },
    discovery: {
      kind: 'multiple',
      pattern:
        /como (?:voce |as pessoas |eles |os clientes )?(?:nos )?(?:conhec|descobr|soube|encontr)|canal de (?:descoberta|aquisicao)|onde (?:nos )?conhec/u,
      question: 'Como você nos conheceu?',
      options: [
        'Indicação de alguém',
        'Redes sociais',
        'Busca na internet',
        'Anúncio',
        'Vi o local ou um evento',
        'De outra forma',
        'Não lembro',
      ],
    },
    users: {
      kind: 'multiple',
      pattern: /quem (?:mais )?(?:usa|utiliza)|perfil de quem usa/u,
      question: 'Quem costuma usar, no seu caso?',
      options: [
        'Só eu',
        'Minha família',
        'Minha equipe de trabalho',
        'Meus clientes ou alunos',
        'Outras pessoas',
        'Ninguém por enquanto',
      ],
    },
    duration: {
      kind: 'multiple',
      pattern: /ha quanto tempo|tempo de (?:uso|casa|cliente)/u,
      question: 'Há quanto tempo isso faz parte da sua vida?',
      options: [
        'Menos de um mês',
        'De um a seis meses',
        'De seis meses a dois anos',
        'Mais de dois anos',
        'Ainda não faz parte',
      ],
    },
  },
  nonresponseOptions: {
    'dont-know': [
      'Não lembro',
      'Não me lembro',
      'Não sei',
      'Não sei dizer',
      'Não sei responder',
      'Não tenho certeza',
      'Não tenho opinião',
      'Sem opinião',
      'Não se aplica',
      'Nenhum',
      'Nenhuma',
      'Nenhum destes',
      'Nenhuma destas',
      'Nenhum desses',
      'Nenhuma dessas',
      'Nenhuma das opções',
      'Nenhuma das anteriores',
      'Nenhuma das alternativas',
    ],
    refuse: [
      'Prefiro não dizer',
      'Prefiro não responder',
      'Prefiro não informar',
      'Prefiro não falar',
    ],
  },
  exclusiveOption:
    /^(?:nenhuma?(?: (?:dest[ae]s?|dess[ae]s?|deles|delas|d[ao]s (?:anteriores|opcoes|alternativas|dois|duas|demais|\p{L}+ (?:acima|anteriores|citad[ao]s|listad[ao]s)))(?: (?!que )\p{L}+)?)?|(?:nenhuma?|ninguem|nada)(?: (?:ainda|ate agora|por enquanto|em especial))?|nada d(?:isso|isto)|nunca(?: (?:fiz|faco)(?: isso)?)?|jamais|(?:so|somente|apenas) eu|n a)$/u,
  yesNo: ['Sim', 'Não'],
  openQuestion:
    /^(?:(?:de|em|com|para|por|a|ate|desde|sobre) )?(?:que|o que|qual|quais|quem|como|quant\w+|onde|quando|por ?que|cade)\b| ou /u,
  closedQuestion: {
    number: /^quant[oa]s (?!vezes\b)/u,
    date: /^(?:em )?(?:que|qual) (?:dia|data)\b/u,
  },
  degree: {
    pattern:
      /^(?:o quanto|quanto voce (?:confia|se sente|gosta)|qual (?:e )?a (?:chance|probabilidade)|quao)\b(?!.* ou )/u,
    ends: ', de 1 (o mínimo) a 10 (o máximo)',
  },
  reasonAdded: /,? e por qu[eê](?: não)?(?=\?$)/iu,
  which: /^(?:em |de |com |para |n)?(?:qual|quais|que)\b/u,
  listed: /^(?:qual|quais) (?:de|entre|dentre) (.+? (?:ou|e) .+?)(?= (?:você|eles|elas|os|as) )/iu,
  scorePoint: 'Disposição para recomendar (NPS)',
  ranking: {
    pattern:
      /\b(?:ordem|orden\w+|classifi\w+)\b.*(?:importan|priorid|importa)|^(?:prioriz\w+|orden\w+)$/u,
    question: 'Em que ordem isto importa para você?',
    conjunction: /(?:^| )(?:e|ou) /u,
  },
}
