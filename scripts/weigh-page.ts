// Writes the respondents' page as the server would send it, in each language, and all the script that it loads at first,
// for size-limit to weigh.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { SurveyLanguage } from '#contract/languages.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { documentOf, openRespondentBuild } from '../services/surveys/public-document.ts'

const survey = {
  publicId: 'Ab3dEf7hJ9',
  title: 'Por que você deixou nosso aplicativo na primeira semana?',
  description:
    'Queremos entender o que aconteceu nos seus primeiros dias: o que você esperava encontrar, o que atrapalhou e o que faria você voltar. Não há resposta certa.',
  type: 'advanced' as const,
  askedBy: 'Instituto de Pesquisa Maria Quitéria',
  keptDays: 365,
  minutes: { from: 3, to: 5 },
  maxQuestions: 8,
  requiredFields: ['nome', 'e-mail'],
}

/** One question of each kind. */
const form = {
  ...survey,
  title: 'Como foi a sua visita à nossa loja?',
  type: 'normal' as const,
  requiredFields: [],
  questions: [
    asked('open', 'O que fez você nos escolher em vez de outra loja da cidade?'),
    asked('multiple', 'Quais destes pontos foram importantes para você?'),
    asked('scale', 'Qual a chance de você nos recomendar a um amigo?'),
    asked('boolean', 'Você voltaria mesmo se os preços subissem um pouco?'),
    asked('ranking', 'Coloque estes pontos em ordem de importância'),
    asked('number', 'Quantas vezes você nos visitou neste ano?'),
    asked('date', 'Quando foi a sua última visita?'),
  ],
}

function asked(type: SurveyQuestion['type'], text: string): SurveyQuestion {
  const options = ['Preço', 'Atendimento', 'Horário de funcionamento', 'Qualidade']
  const hasOptions = type === 'multiple' || type === 'ranking'
  return { id: randomUUID(), type, text, is_required: true, options: hasOptions ? options : [] }
}

const build = await openRespondentBuild('dist/respondent')
await mkdir('dist/weight', { recursive: true })
for (const lang of SurveyLanguage.options) {
  const words = build.words[lang].first
  const page = documentOf(build, { lang, words, survey }, 'https://prosa.test/sa/Ab3dEf7hJ9')
  await writeFile(`dist/weight/${lang}.html`, page)
  const ofForm = { lang, words, survey: form }
  const formPage = documentOf(build, ofForm, 'https://prosa.test/s/Ab3dEf7hJ9')
  await writeFile(`dist/weight/form-${lang}.html`, formPage)
}

const scripts = await Promise.all(build.modules.map((path) => readFile(`dist/respondent${path}`)))
await writeFile('dist/weight/first.js', Buffer.concat(scripts))

// What a form loads once it begins.
type Chunk = { file: string; imports?: string[] }
const manifest = JSON.parse(await readFile('dist/respondent/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>
const chunksOf = (name: string): string[] => {
  const { file = '', imports = [] } = manifest[name] ?? {}
  return [file, ...imports.flatMap(chunksOf)]
}
const begun = [
  'web/respondent/parts/form/Form.tsx',
  'web/locales/pt-br/form.json',
  'web/locales/pt-br/respondent-later.json',
].flatMap(chunksOf)
const later = [...new Set(begun)].filter((file) => !build.modules.includes(`/${file}`))
const parts = await Promise.all(later.map((file) => readFile(`dist/respondent/${file}`)))
await writeFile('dist/weight/form.js', Buffer.concat(parts))
