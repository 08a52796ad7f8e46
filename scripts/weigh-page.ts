// Writes the respondents' page as the server would send it, in each language, and all the script that it loads at first,
// for size-limit to weigh.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { SurveyLanguage } from '#contract/languages.ts'
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

const build = await openRespondentBuild('dist/respondent')
await mkdir('dist/weight', { recursive: true })
for (const lang of SurveyLanguage.options) {
  const page = documentOf(
    build,
    { lang, words: build.words[lang].first, survey },
    'https://prosa.test/sa/Ab3dEf7hJ9',
  )
  await writeFile(`dist/weight/${lang}.html`, page)
}

const scripts = await Promise.all(build.modules.map((path) => readFile(`dist/respondent${path}`)))
await writeFile('dist/weight/first.js', Buffer.concat(scripts))
