// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: ['Você disse “{quote}”.', 'Você falou: “{quote}”.'],
  probeQuoted: [
    'Você falou: “{quote}”. Pode me contar mais sobre isso?',
    'Você disse “{quote}”. Pode falar um pouco mais sobre isso?',
    'Queria entender melhor este ponto: “{quote}”. O que mais você pode contar?',
  ],
  probeOpinion: ['O que faz você pensar assim?', 'Por que você diz isso?'],
  besidesEarlier: ['Além do que você já contou, {ask}', 'Fora o que você já falou, {ask}'],
  mentionedPoint: [
    'Você disse “{quote}”. Fora isso, {ask}',
    'Você falou: “{quote}”. Além disso, {ask}',
  ],
  probeMore: [
    'Pode me contar um pouco mais sobre isso?',
    'Pode falar um pouco mais?',
    'O que mais você pode contar sobre isso?',
  ],
  probeMain: [
    'De tudo isso, o que pesa mais para você?',
    'Qual parte disso é a mais importante para você?',
  ],
  probeEarlier: [
    'Antes você disse “{quote}”. Pode me contar mais sobre isso?',
    'Queria voltar a uma coisa que você disse: “{quote}”. Como foi isso?',
  ],
  probeAfterScore: [
    'Você respondeu {quote}. Qual é o principal motivo dessa nota?',
    'Você deu {quote}. O que está por trás desse número?',
  ],
  probeAfterChoice: [
    'Você respondeu “{quote}”. Qual é o principal motivo?',
    'A sua resposta foi “{quote}”. Pode me contar um pouco mais?',
  ],
}
