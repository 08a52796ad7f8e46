// Part of `npm run check:weight`: writes the respondents' page and its scripts, and the documents of the site, into dist/weight
// as the server sends them, in each language, for size-limit.
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Locale, SurveyLanguage } from '#contract/languages.ts'
import { limitsOf, offeredPlans } from '#contract/plans.ts'
import type { SurveyQuestion } from '#contract/survey.ts'
import { exitOnHelp } from './lib/command-line.ts'
import { openSiteBuild, renderSiteDocument } from '../services/accounts/site/site-document.ts'
import {
  renderDocument,
  openRespondentBuild,
} from '../services/surveys/public-page/public-document.ts'

exitOnHelp(`Usage: node scripts/launch.mjs scripts/weigh-page.ts

Writes the respondents' page and its scripts, and the documents of the site, into dist/weight for size-limit. Needs "npm run build" first.`)

const survey = {
  publicId: 'Ab3dEf7hJ9',
  title: 'Por que você deixou nosso aplicativo na primeira semana?',
  description:
    'Queremos entender o que aconteceu nos seus primeiros dias: o que você esperava encontrar, o que atrapalhou e o que faria você voltar. Não há resposta certa.',
  type: 'advanced' as const,
  askedBy: 'Instituto de Pesquisa Maria Quitéria',
  retentionDays: 365 as const,
  minutes: { from: 3, to: 5 },
  maxQuestions: 8,
  requiredFields: ['nome', 'e-mail'],
}

/** As many questions as the largest plan allows, of all kinds. */
const form = {
  ...survey,
  title: 'Como foi a sua visita à nossa loja?',
  type: 'normal' as const,
  requiredFields: [],
  questions: [
    questionOf('open', 'O que fez você nos escolher em vez de outra loja da cidade?'),
    questionOf('multiple', 'Quais destes pontos foram importantes para você?', [
      'Preço',
      'Atendimento',
      'Horário de funcionamento',
      'Qualidade dos produtos',
      'Estacionamento',
    ]),
    questionOf('scale', 'Qual a chance de você nos recomendar a um amigo?'),
    questionOf('boolean', 'Você voltaria mesmo se os preços subissem um pouco?'),
    questionOf('ranking', 'Coloque estes setores na ordem em que costuma visitá-los', [
      'Padaria',
      'Hortifrúti',
      'Açougue',
      'Bebidas',
    ]),
    questionOf('number', 'Quantas vezes você nos visitou neste ano?'),
    questionOf('date', 'Quando foi a sua última visita?'),
    questionOf('open', 'Houve algo que você procurou e não encontrou?'),
    questionOf('scale', 'De 1 a 10, como avalia a limpeza do ambiente?'),
    questionOf('multiple', 'Como você ficou sabendo das nossas promoções?', [
      'Redes sociais',
      'Folheto',
      'Indicação de amigos',
      'Passando em frente',
    ]),
    questionOf('scale', 'E o tempo de espera no caixa?'),
    questionOf('boolean', 'Você já usou o nosso aplicativo de entregas?'),
    questionOf('open', 'Se usou, o que mudaria nele primeiro?'),
    questionOf('open', 'Conte um momento em que um funcionário ajudou você de verdade.'),
    questionOf('open', 'Quer deixar mais algum comentário para a gerência?'),
  ].slice(0, Math.max(...offeredPlans.map((plan) => limitsOf(plan).max_questions))),
}

function questionOf(
  type: SurveyQuestion['type'],
  text: string,
  options: string[] = [],
): SurveyQuestion {
  return { id: randomUUID(), type, text, is_required: true, options }
}

const build = await openRespondentBuild('dist/respondent')
await rm('dist/weight', { recursive: true, force: true })
await mkdir('dist/weight', { recursive: true })
for (const lang of SurveyLanguage.options) {
  const { first: texts, form: formTexts } = build.texts[lang]
  const page = renderDocument(build, { lang, texts, survey }, 'https://prosa.test/sa/Ab3dEf7hJ9')
  await writeFile(`dist/weight/${lang}.html`, page)
  const formDocument = { lang, texts: { ...texts, ...formTexts }, survey: form }
  const formPage = renderDocument(build, formDocument, 'https://prosa.test/s/Ab3dEf7hJ9')
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

/** Copies each file separately, as it is sent. */
async function copyChunks(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(`dist/weight/${folder}`, { recursive: true })
  for (const file of new Set(names.flatMap(filesOf)))
    await copyFile(`dist/respondent/${file}`, `dist/weight/${folder}/${basename(file)}`)
}

// The scripts that load before the first question can be answered.
const main = 'web/respondent/main.tsx'
const conversation = ['web/respondent/features/chat/conversation-parts.ts']
const formChunks = ['web/respondent/features/form/Form.tsx']
await copyChunks('welcome', [main])
await copyChunks('conversation', [main, ...conversation])
await copyChunks('form', [main, ...formChunks])

// All other chunks load on demand. Limits of single chunks are in .size-limit.json.
const hasOwnLimit = /\/features\/(voice|continue-on-device)\//
const lazyChunks = Object.entries(manifest).filter(
  ([name, { isDynamicEntry }]) =>
    (isDynamicEntry || /^_.*js$/.test(name)) && !hasOwnLimit.test(name),
)
const sizes = await Promise.all(
  lazyChunks.map(async ([, { file }]) => {
    const path = `dist/respondent/${file}`
    return { path, bytes: gzipSync(await readFile(path)).length }
  }),
)
const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes)
if (largest) await copyFile(largest.path, 'dist/weight/largest-part.js')

// The site, as an installation without vendors serves it.
const siteBuild = await openSiteBuild('dist/site')
const installation = {
  models: null,
  operator: { name: undefined, address: undefined, email: undefined },
  processors: { ai: null, payments: null, identity: null, mail: null, messaging: null },
}
for (const name of ['landing', 'terms', 'privacy'] as const)
  for (const lang of Locale.options) {
    const place = { address: 'https://prosa.test/', isChosen: true }
    const document = renderSiteDocument(siteBuild, { name, lang, ...installation }, place)
    await writeFile(`dist/weight/site-${name}-${lang}.html`, document)
  }
