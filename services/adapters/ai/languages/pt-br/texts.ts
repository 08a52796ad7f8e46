// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: 'Qual destes temas é o mais importante para você?',
    other: 'Outra coisa',
    ranking: 'Coloque em ordem, do mais ao menos importante para você.',
    yesNo: 'Sua opinião sobre isso mudou nos últimos meses?',
  },
  explanation: {
    positive: 'Predomina um sentimento positivo',
    negative: 'Predomina um sentimento negativo',
    neutral: 'Quase não há sinais de sentimento',
    mixed: 'Há sentimentos positivos e negativos',
    counts: (good, bad) => `sinais positivos: ${good}; negativos: ${bad}`,
    strongestWords: (words) => `Pesaram mais: ${words}.`,
  },
  rubric: {
    disqualifications: {
      short: 'Resposta curta demais para ser qualificada.',
      intent: 'A mensagem não responde à pergunta.',
      hasty: 'Respondida rápido demais para ter sido escrita.',
      copied: 'Quase igual a outra resposta desta pesquisa.',
      echo: 'Repete a pergunta ou traz texto de preenchimento.',
      repeated: 'Diz a mesma coisa várias vezes ou apenas enumera palavras.',
    },
    belowThreshold: 'Resposta válida, mas abaixo do limite de qualificação.',
    qualified: 'Destaca-se por {strengths}.',
    scores: {
      depth: 'profundidade',
      relevance: 'relevância',
      specificity: 'detalhes concretos',
      novelty: 'originalidade',
    },
    conjunction: ' e ',
    details:
      'Avaliação por regras, sem modelo de IA: {characters} caracteres; profundidade {depth}, relevância {relevance}, detalhes concretos {specificity}, originalidade {novelty}.',
    valueJustification:
      'Traz detalhes que ainda não apareceram nas outras respostas desta pesquisa.',
  },
  report: {
    overview:
      'Respostas lidas: {total}. Com tom negativo: {negative}; positivo: {positive}; misto: {mixed}; neutro: {neutral}.',
    tooFewResponses: 'Ainda é cedo: com tão poucas respostas, nada aqui é tendência.',
    mostMentioned: 'Mais citados: {topics}.',
    method: 'Contado por regras, sem modelo de IA: apenas contagens e citações.',
    objective:
      'Sobre {name}: {of} de {total} respostas. Com tom negativo: {negative}; positivo: {positive}.',
    topic:
      'Citado em {of} de {total} respostas. Com tom negativo: {negative}; positivo: {positive}.',
    negative: {
      pattern: '{name} aparece em tom negativo',
      evidence: '{negative} de {of} respostas sobre {name} têm tom negativo.',
    },
    positive: {
      pattern: '{name} aparece em tom positivo',
      evidence: '{positive} de {of} respostas sobre {name} têm tom positivo.',
    },
    objectiveNegative: {
      pattern: 'As respostas sobre {name} têm tom sobretudo negativo',
      evidence: '{negative} de {of} respostas têm tom negativo.',
    },
    objectivePositive: {
      pattern: 'As respostas sobre {name} têm tom sobretudo positivo',
      evidence: '{positive} de {of} respostas têm tom positivo.',
    },
    coOccurrence: {
      pattern: '{name} e {other} aparecem juntos',
      evidence: 'Os dois estão em {both} respostas; {name} está em {of} e {other} em {ofOther}.',
    },
    investigate: {
      action: 'Investigue {name}: {negative} de {of} respostas que citam o tema têm tom negativo.',
      rationale:
        'Aparece em {of} de {total} respostas. Leia as citações antes de decidir o que mudar.',
      outcome: 'A medir: menos respostas negativas sobre {name} do que as {negative} de hoje.',
    },
    maintain: {
      action:
        'Mantenha o que funciona em {name}: {positive} de {of} respostas que citam o tema têm tom positivo.',
      rationale:
        'Aparece em {of} de {total} respostas. As citações mostram do que as pessoas gostam.',
      outcome: 'A medir: ao menos tantas respostas positivas sobre {name} quanto hoje.',
    },
    quotationMarks: ['“', '”'],
    listSeparator: ', ',
  },
}
