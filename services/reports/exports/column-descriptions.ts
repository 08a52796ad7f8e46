// Words of exported workbooks. The names of columns are the same in every language.
import { ownValue } from '#contract/own-value.ts'
import type { Locale } from '#contract/languages.ts'
import { reportDescriptions } from './report-column-descriptions.ts'

type SheetTexts = {
  responses: string
  sessions: string
  reportSurveys: string
  reportDays: string
  columns: string
  column: string
  meaning: string
  limits: string
}

/** Names of sheets have at most 31 characters, room for a number included. */
export const sheetTexts: Readonly<Record<Locale, SheetTexts>> = {
  en: {
    responses: 'Responses',
    sessions: 'Conversations',
    reportSurveys: 'Surveys',
    reportDays: 'Days',
    columns: 'Columns',
    column: 'Column',
    meaning: 'Meaning',
    limits:
      'Times are in UTC. A sheet holds 1,048,575 rows; more rows continue on the next sheet. A cell holds 32,767 characters: longer text ends in … and is complete in CSV and JSON.',
  },
  'pt-br': {
    responses: 'Respostas',
    sessions: 'Conversas',
    reportSurveys: 'Pesquisas',
    reportDays: 'Dias',
    columns: 'Colunas',
    column: 'Coluna',
    meaning: 'Significado',
    limits:
      'Os horários estão em UTC. Uma planilha comporta 1.048.575 linhas; as demais continuam na planilha seguinte. Uma célula comporta 32.767 caracteres: textos maiores terminam em … e estão completos em CSV e JSON.',
  },
  ar: {
    responses: 'الردود',
    sessions: 'المحادثات',
    reportSurveys: 'الاستبيانات',
    reportDays: 'الأيام',
    columns: 'الأعمدة',
    column: 'العمود',
    meaning: 'المعنى',
    limits:
      'الأوقات بالتوقيت العالمي (UTC). تتسع الورقة لـ 1,048,575 صفًا، وتُكمل الصفوف الزائدة في الورقة التالية. تتسع الخلية لـ 32,767 حرفًا، والنص الأطول ينتهي بعلامة … وتجده كاملًا في CSV وJSON.',
  },
}

const descriptions: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  response_id: {
    en: 'Id of the response.',
    'pt-br': 'Identificador da resposta.',
    ar: 'معرّف الرد.',
  },
  conversation_id: {
    en: 'Id of the conversation; the same in both tables.',
    'pt-br': 'Identificador da conversa; o mesmo nas duas tabelas.',
    ar: 'معرّف المحادثة، وهو نفسه في الجدولين.',
  },
  respondent_name: {
    en: 'Name of who answered: that of the personal link, else the one that the survey asked for.',
    'pt-br': 'Nome de quem respondeu: o do link pessoal ou, sem ele, o que a pesquisa pediu.',
    ar: 'اسم المشارك: ما يحمله الرابط الشخصي، وإلا فما طلبه الاستبيان.',
  },
  respondent_reference: {
    en: 'Reference of the personal link.',
    'pt-br': 'Referência do link pessoal.',
    ar: 'مرجع الرابط الشخصي.',
  },
  respondent_fields: {
    en: 'What the survey asked for before its first question.',
    'pt-br': 'O que a pesquisa pediu antes da primeira pergunta.',
    ar: 'ما طلبه الاستبيان قبل السؤال الأول.',
  },
  number: {
    en: 'Number of the question in its conversation, from 1.',
    'pt-br': 'Número da pergunta na conversa, a partir de 1.',
    ar: 'رقم السؤال في المحادثة، بدءًا من 1.',
  },
  asked_at: {
    en: 'When the question was asked.',
    'pt-br': 'Quando a pergunta foi feita.',
    ar: 'وقت طرح السؤال.',
  },
  answered_at: {
    en: 'When it was answered.',
    'pt-br': 'Quando foi respondida.',
    ar: 'وقت الإجابة.',
  },
  kind: {
    en: 'Kind of question: open, multiple, scale, nps, boolean, ranking, number or date.',
    'pt-br': 'Tipo de pergunta: open, multiple, scale, nps, boolean, ranking, number ou date.',
    ar: 'نوع السؤال: open أو multiple أو scale أو nps أو boolean أو ranking أو number أو date.',
  },
  question: {
    en: 'The question. Where it quotes a locked answer, what it is about.',
    'pt-br': 'A pergunta. Quando cita uma resposta bloqueada, o assunto dela.',
    ar: 'السؤال. وإن كان يقتبس إجابة مقفلة فموضوعه.',
  },
  answer: {
    en: 'The answer; of a locked one, its excerpt.',
    'pt-br': 'A resposta; quando está bloqueada, o trecho visível.',
    ar: 'الإجابة، ومن الإجابة المقفلة مقتطفها.',
  },
  is_excerpt: {
    en: 'Whether the answer is only an excerpt.',
    'pt-br': 'Se a resposta é apenas um trecho.',
    ar: 'هل الإجابة مقتطف فقط.',
  },
  status: {
    en: 'Of a response: pending, open, locked or unlocked. Of a conversation: in_progress, completed or abandoned.',
    'pt-br':
      'Da resposta: pending, open, locked ou unlocked. Da conversa: in_progress, completed ou abandoned.',
    ar: 'للرد: pending أو open أو locked أو unlocked. وللمحادثة: in_progress أو completed أو abandoned.',
  },
  score: {
    en: 'Quality of the answer, from 0 to 1.',
    'pt-br': 'Qualidade da resposta, de 0 a 1.',
    ar: 'تقييم جودة الإجابة، من 0 إلى 1.',
  },
  sentiment: {
    en: 'Sentiment of the answer: positive, neutral, negative or mixed.',
    'pt-br': 'Sentimento da resposta: positive, neutral, negative ou mixed.',
    ar: 'المشاعر في الإجابة: positive أو neutral أو negative أو mixed.',
  },
  emotions: {
    en: 'Emotions found in the answer, strongest first.',
    'pt-br': 'Emoções encontradas na resposta, a mais forte primeiro.',
    ar: 'الانفعالات في الإجابة، الأقوى أولًا.',
  },
  aspects: {
    en: 'What the answer speaks of.',
    'pt-br': 'Do que a resposta fala.',
    ar: 'ما تتحدث عنه الإجابة.',
  },
  flag: {
    en: 'distress or concern where the respondent may need help; injection where the answer gives orders to an AI.',
    'pt-br':
      'distress ou concern quando a pessoa pode precisar de ajuda; injection quando a resposta dá ordens a uma IA.',
    ar: 'distress أو concern حين قد يحتاج المشارك إلى مساعدة، وinjection حين توجّه الإجابة أوامر إلى ذكاء اصطناعي.',
  },
  spoken: {
    en: 'Whether the answer was spoken and transcribed.',
    'pt-br': 'Se a resposta foi falada e transcrita.',
    ar: 'هل قيلت الإجابة صوتًا ثم فُرّغت.',
  },
  is_support: {
    en: 'Whether the row is a message about help and the reply to it, instead of a question.',
    'pt-br': 'Se a linha é uma mensagem de ajuda e a reação a ela, em vez de uma pergunta.',
    ar: 'هل الصف رسالة مساعدة والرد عليها بدلًا من سؤال.',
  },
  survey_version: {
    en: 'Version of the survey that the conversation follows.',
    'pt-br': 'Versão da pesquisa que a conversa segue.',
    ar: 'نسخة الاستبيان التي تتبعها المحادثة.',
  },
  started_at: {
    en: 'When the conversation began.',
    'pt-br': 'Quando a conversa começou.',
    ar: 'وقت بدء المحادثة.',
  },
  last_action_at: {
    en: 'When the respondent last did something.',
    'pt-br': 'Quando a pessoa fez algo pela última vez.',
    ar: 'وقت آخر إجراء للمشارك.',
  },
  completed_at: {
    en: 'When the conversation was completed.',
    'pt-br': 'Quando a conversa foi concluída.',
    ar: 'وقت اكتمال المحادثة.',
  },
  language: {
    en: 'Language of the conversation.',
    'pt-br': 'Idioma da conversa.',
    ar: 'لغة المحادثة.',
  },
  mode: {
    en: 'How it was held: web, advanced or whatsapp.',
    'pt-br': 'Como foi feita: web, advanced ou whatsapp.',
    ar: 'طريقة إجرائها: web أو advanced أو whatsapp.',
  },
  device: {
    en: 'mobile or desktop; empty in anonymous conversations.',
    'pt-br': 'mobile ou desktop; vazio em conversas anônimas.',
    ar: 'mobile أو desktop؛ فارغ في المحادثات مجهولة الهوية.',
  },
  questions_asked: {
    en: 'Questions asked.',
    'pt-br': 'Perguntas feitas.',
    ar: 'عدد الأسئلة المطروحة.',
  },
  answers_given: {
    en: 'Questions answered.',
    'pt-br': 'Perguntas respondidas.',
    ar: 'عدد الأسئلة المُجاب عنها.',
  },
  points: {
    en: 'Validation points of the survey.',
    'pt-br': 'Pontos de validação da pesquisa.',
    ar: 'نقاط التحقق في الاستبيان.',
  },
  points_touched: {
    en: 'Validation points that an answer spoke of.',
    'pt-br': 'Pontos de validação de que alguma resposta falou.',
    ar: 'نقاط التحقق التي تناولتها إجابة.',
  },
  invitation_batch_id: {
    en: 'Id of the set of personal links that the conversation came from.',
    'pt-br': 'Identificador do lote de links pessoais de que a conversa veio.',
    ar: 'معرّف مجموعة الروابط الشخصية التي جاءت منها المحادثة.',
  },
  rating: {
    en: 'The respondent’s rating, from 1 to 5.',
    'pt-br': 'Avaliação da pessoa, de 1 a 5.',
    ar: 'تقييم المشارك، من 1 إلى 5.',
  },
  comment: {
    en: 'The respondent’s comment on the conversation.',
    'pt-br': 'Comentário da pessoa sobre a conversa.',
    ar: 'تعليق المشارك على المحادثة.',
  },
  comment_flag: {
    en: 'distress or concern where the comment shows that help may be needed.',
    'pt-br': 'distress ou concern quando o comentário indica que a pessoa pode precisar de ajuda.',
    ar: 'distress أو concern حين يدل التعليق على حاجة محتملة إلى المساعدة.',
  },
  rewards: {
    en: 'Rewards granted.',
    'pt-br': 'Recompensas concedidas.',
    ar: 'المكافآت الممنوحة.',
  },
}

/** Throws an Error for a column without a description. */
export function describeColumn(name: string, language: Locale): string {
  const description = ownValue(descriptions, name) ?? ownValue(reportDescriptions, name)
  if (!description) throw new Error(`The column ${name} has no description.`)
  return description[language]
}
