// What the offline report says, as sentences to fill in: numbers and names, and never more than was counted.
import type { SurveyLanguage } from '#contract/languages.ts'

type PatternSentences = { pattern: string; evidence: string }
type RecommendationSentences = { action: string; rationale: string; outcome: string }

export type ReportSentences = {
  overview: string
  tooFewResponses: string
  mostMentioned: string
  method: string
  objective: string
  topic: string
  negative: PatternSentences
  positive: PatternSentences
  objectiveNegative: PatternSentences
  objectivePositive: PatternSentences
  coOccurrence: PatternSentences
  investigate: RecommendationSentences
  maintain: RecommendationSentences
  /** Around a name, and between names. */
  quotationMarks: readonly [string, string]
  listSeparator: string
}

export const reportSentences: Readonly<Record<SurveyLanguage, ReportSentences>> = {
  en: {
    overview:
      'Answers read: {total}. Sounding negative: {negative}; positive: {positive}; mixed: {mixed}; neutral: {neutral}.',
    tooFewResponses: 'It is early: with so few answers, nothing here is a trend yet.',
    mostMentioned: 'Mentioned most: {topics}.',
    method: 'Counted by rules, without an AI model: counts and quotes only.',
    objective:
      'On {name}: {of} of {total} answers. Sounding negative: {negative}; positive: {positive}.',
    topic:
      'Mentioned in {of} of {total} answers. Sounding negative there: {negative}; positive: {positive}.',
    negative: {
      pattern: '{name} comes up in a negative tone',
      evidence: '{negative} of {of} answers about {name} sound negative.',
    },
    positive: {
      pattern: '{name} comes up in a positive tone',
      evidence: '{positive} of {of} answers about {name} sound positive.',
    },
    objectiveNegative: {
      pattern: 'Answers on {name} sound mostly negative',
      evidence: '{negative} of {of} answers sound negative.',
    },
    objectivePositive: {
      pattern: 'Answers on {name} sound mostly positive',
      evidence: '{positive} of {of} answers sound positive.',
    },
    coOccurrence: {
      pattern: '{name} and {other} come up together',
      evidence: 'Both are in {both} answers; {name} is in {of}, {other} in {ofOther}.',
    },
    investigate: {
      action: 'Look into {name}: {negative} of {of} answers that mention it sound negative.',
      rationale:
        'It is mentioned in {of} of {total} answers. Read the quotes before you decide what to change.',
      outcome: 'To be measured: fewer negative answers about {name} than the {negative} of today.',
    },
    maintain: {
      action:
        'Keep what works about {name}: {positive} of {of} answers that mention it sound positive.',
      rationale: 'It is mentioned in {of} of {total} answers. The quotes say what people like.',
      outcome: 'To be measured: at least as many positive answers about {name} as today.',
    },
    quotationMarks: ['“', '”'],
    listSeparator: ', ',
  },
  'pt-br': {
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
  es: {
    overview:
      'Respuestas leídas: {total}. Con tono negativo: {negative}; positivo: {positive}; mixto: {mixed}; neutro: {neutral}.',
    tooFewResponses: 'Aún es pronto: con tan pocas respuestas, nada de esto es una tendencia.',
    mostMentioned: 'Lo más mencionado: {topics}.',
    method: 'Contado por reglas, sin modelo de IA: solo recuentos y citas.',
    objective:
      'Sobre {name}: {of} de {total} respuestas. Con tono negativo: {negative}; positivo: {positive}.',
    topic:
      'Mencionado en {of} de {total} respuestas. Con tono negativo: {negative}; positivo: {positive}.',
    negative: {
      pattern: '{name} aparece en tono negativo',
      evidence: '{negative} de {of} respuestas sobre {name} suenan negativas.',
    },
    positive: {
      pattern: '{name} aparece en tono positivo',
      evidence: '{positive} de {of} respuestas sobre {name} suenan positivas.',
    },
    objectiveNegative: {
      pattern: 'Las respuestas sobre {name} suenan sobre todo negativas',
      evidence: '{negative} de {of} respuestas suenan negativas.',
    },
    objectivePositive: {
      pattern: 'Las respuestas sobre {name} suenan sobre todo positivas',
      evidence: '{positive} de {of} respuestas suenan positivas.',
    },
    coOccurrence: {
      pattern: '{name} y {other} aparecen juntos',
      evidence: 'Ambos están en {both} respuestas; {name} está en {of} y {other} en {ofOther}.',
    },
    investigate: {
      action: 'Investigue {name}: {negative} de {of} respuestas que lo mencionan suenan negativas.',
      rationale:
        'Aparece en {of} de {total} respuestas. Lea las citas antes de decidir qué cambiar.',
      outcome: 'Por medir: menos respuestas negativas sobre {name} que las {negative} de hoy.',
    },
    maintain: {
      action:
        'Mantenga lo que funciona en {name}: {positive} de {of} respuestas que lo mencionan suenan positivas.',
      rationale: 'Aparece en {of} de {total} respuestas. Las citas dicen qué gusta a las personas.',
      outcome: 'Por medir: al menos tantas respuestas positivas sobre {name} como hoy.',
    },
    quotationMarks: ['“', '”'],
    listSeparator: ', ',
  },
  ar: {
    overview:
      'عدد الإجابات المقروءة: {total}. بنبرة سلبية: {negative}؛ إيجابية: {positive}؛ مختلطة: {mixed}؛ محايدة: {neutral}.',
    tooFewResponses: 'ما زال الوقت مبكرًا: بهذا العدد القليل من الإجابات لا يُعدّ شيء هنا اتجاهًا بعد.',
    mostMentioned: 'الأكثر ذكرًا: {topics}.',
    method: 'حُسب بقواعد، دون نموذج ذكاء اصطناعي: أعداد واقتباسات فقط.',
    objective:
      'عن {name}: {of} من أصل {total} من الإجابات. بنبرة سلبية: {negative}؛ إيجابية: {positive}.',
    topic: 'ورد في {of} من أصل {total} من الإجابات. بنبرة سلبية: {negative}؛ إيجابية: {positive}.',
    negative: {
      pattern: 'يرد {name} بنبرة سلبية',
      evidence: '{negative} من أصل {of} من الإجابات عن {name} نبرتها سلبية.',
    },
    positive: {
      pattern: 'يرد {name} بنبرة إيجابية',
      evidence: '{positive} من أصل {of} من الإجابات عن {name} نبرتها إيجابية.',
    },
    objectiveNegative: {
      pattern: 'يغلب على الإجابات عن {name} طابع سلبي',
      evidence: '{negative} من أصل {of} من الإجابات نبرتها سلبية.',
    },
    objectivePositive: {
      pattern: 'يغلب على الإجابات عن {name} طابع إيجابي',
      evidence: '{positive} من أصل {of} من الإجابات نبرتها إيجابية.',
    },
    coOccurrence: {
      pattern: 'يرد {name} و{other} معًا',
      evidence: 'يجتمعان في {both} من الإجابات؛ يرد {name} في {of} منها و{other} في {ofOther}.',
    },
    investigate: {
      action: 'تحقّق من {name}: {negative} من أصل {of} من الإجابات التي تذكره نبرتها سلبية.',
      rationale: 'ورد في {of} من أصل {total} من الإجابات. اقرأ الاقتباسات قبل أن تقرر ما تغيّره.',
      outcome: 'للقياس: أن يقلّ عدد الإجابات السلبية عن {name} عمّا هو اليوم ({negative}).',
    },
    maintain: {
      action:
        'حافظ على ما ينجح في {name}: {positive} من أصل {of} من الإجابات التي تذكره نبرتها إيجابية.',
      rationale: 'ورد في {of} من أصل {total} من الإجابات. تُظهر الاقتباسات ما يعجب الناس.',
      outcome: 'للقياس: ألا يقلّ عدد الإجابات الإيجابية عن {name} عمّا هو اليوم.',
    },
    quotationMarks: ['«', '»'],
    listSeparator: '، ',
  },
}

/** Fills the blanks of a sentence. */
export const fillSentence = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
