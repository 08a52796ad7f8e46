// Writes the respondents' page as the server would send it, in each language, and the script that comes with it, for
// size-limit to weigh.
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { SurveyLanguage } from '#contract/languages.ts'
import { plans } from '#contract/plans.ts'
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

/** As many questions as the largest plan has, of each kind. */
const form = {
  ...survey,
  title: 'Como foi a sua visita à nossa loja?',
  type: 'normal' as const,
  requiredFields: [],
  questions: [
    asked('open', 'O que fez você nos escolher em vez de outra loja da cidade?'),
    asked('multiple', 'Quais destes pontos foram importantes para você?', [
      'Preço',
      'Atendimento',
      'Horário de funcionamento',
      'Qualidade dos produtos',
      'Estacionamento',
    ]),
    asked('scale', 'Qual a chance de você nos recomendar a um amigo?'),
    asked('boolean', 'Você voltaria mesmo se os preços subissem um pouco?'),
    asked('ranking', 'Coloque estes setores na ordem em que costuma visitá-los', [
      'Padaria',
      'Hortifrúti',
      'Açougue',
      'Bebidas',
    ]),
    asked('number', 'Quantas vezes você nos visitou neste ano?'),
    asked('date', 'Quando foi a sua última visita?'),
    asked('open', 'Houve algo que você procurou e não encontrou?'),
    asked('scale', 'De 1 a 10, como avalia a limpeza do ambiente?'),
    asked('multiple', 'Como você ficou sabendo das nossas promoções?', [
      'Redes sociais',
      'Folheto',
      'Indicação de amigos',
      'Passando em frente',
    ]),
    asked('scale', 'E o tempo de espera no caixa?'),
    asked('boolean', 'Você já usou o nosso aplicativo de entregas?'),
    asked('open', 'Se usou, o que mudaria nele primeiro?'),
    asked('open', 'Conte um momento em que um funcionário ajudou você de verdade.'),
    asked('open', 'Quer deixar mais algum comentário para a gerência?'),
  ].slice(0, Math.max(...Object.values(plans).map(({ max_questions }) => max_questions))),
}

function asked(type: SurveyQuestion['type'], text: string, options: string[] = []): SurveyQuestion {
  return { id: randomUUID(), type, text, is_required: true, options }
}

const build = await openRespondentBuild('dist/respondent')
await rm('dist/weight', { recursive: true, force: true })
await mkdir('dist/weight', { recursive: true })
for (const lang of SurveyLanguage.options) {
  const { first: words, form: wordsOfForm } = build.words[lang]
  const page = documentOf(build, { lang, words, survey }, 'https://prosa.test/sa/Ab3dEf7hJ9')
  await writeFile(`dist/weight/${lang}.html`, page)
  const ofForm = { lang, words: { ...words, ...wordsOfForm }, survey: form }
  const formPage = documentOf(build, ofForm, 'https://prosa.test/s/Ab3dEf7hJ9')
  await writeFile(`dist/weight/form-${lang}.html`, formPage)
}

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean }
const manifest = JSON.parse(await readFile('dist/respondent/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>
const filesOf = (name: string): string[] => {
  const { file, imports = [] } = manifest[name] ?? {}
  if (!file) throw new Error(`the respondents' build has no ${name}`)
  return [file, ...imports.flatMap(filesOf)]
}

/** Each file for itself, as it is sent. */
async function lay(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(`dist/weight/${folder}`, { recursive: true })
  for (const file of new Set(names.flatMap(filesOf)))
    await copyFile(`dist/respondent/${file}`, `dist/weight/${folder}/${basename(file)}`)
}

// All the script that comes until the first question can be answered.
const main = 'web/respondent/main.tsx'
const conversation = [
  'web/respondent/parts/talk/Talk.tsx',
  'web/respondent/conversation/talking.ts',
  'web/respondent/conversation/live.ts',
]
const filling = ['web/respondent/parts/form/Form.tsx']
await lay('welcome', [main])
await lay('conversation', [main, ...conversation])
await lay('form', [main, ...filling])

// What else is there comes when it is asked for. Those that have their own limits are in .size-limit.json.
const ownLimit = /\/parts\/(voice|elsewhere)\//
const others = Object.entries(manifest).filter(
  ([name, { isDynamicEntry }]) => isDynamicEntry && !ownLimit.test(name),
)
const sizes = await Promise.all(
  others.map(async ([, { file }]) => {
    const path = `dist/respondent/${file}`
    return { path, bytes: gzipSync(await readFile(path)).length }
  }),
)
const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes)
if (largest) await copyFile(largest.path, 'dist/weight/largest-part.js')
