// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuestionTemplates } from '../../types/templates.ts'

export const questionTemplates: QuestionTemplates = {
  inOtherWords: [
    'Em outras palavras: {ask}',
    'Dito de outra forma: {ask}',
    'Perguntando de outro jeito: {ask}',
  ],
  rephrasedQuestion: [
    'Vou perguntar de novo: {ask}',
    'A pergunta era esta: {ask}',
    'Voltando à pergunta: {ask}',
  ],
  unknownPoint: [
    'Agora sobre “{point}”: como tem sido isso para você?',
    'O que você pode contar sobre “{point}”?',
    'Sobre “{point}”: como foi a sua experiência?',
    'E “{point}”: o que vem à cabeça?',
  ],
  unknownPointOtherLanguage: [
    'Este ponto está escrito {tongue}: “{point}”. O que você pode contar sobre isso?',
    'A pesquisa traz um ponto {tongue}: “{point}”. Como tem sido isso para você?',
  ],
  otherAngle: [
    'Pode ser só uma ideia. Você tem alguma?',
    'Qualquer coisa serve: o que vem primeiro?',
    'Sem pressa: tem algo que você mencionaria?',
    'Vem alguma coisa à cabeça, mesmo pequena?',
    'Tem algo que você diria sobre isso?',
    'Vale até um palpite: o que você diria?',
  ],
  inLanguage: { 'pt-br': 'em português', en: 'em inglês', ar: 'em árabe', es: 'em espanhol' },
}
