// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineTexts } from '../types/texts.ts'
import { report } from './report-sentences.ts'

export const texts: EngineTexts = {
  form: {
    multipleChoice: 'Qual destes temas é o mais importante para você?',
    other: 'Outra coisa',
    ranking: 'Coloque em ordem, do mais ao menos importante para você.',
    yesNo: 'Sua opinião sobre isso mudou nos últimos meses?',
    scoreReason: 'Qual é o principal motivo da sua nota?',
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
  report,
}
