// The page of a survey's public link, rendered on the server in the survey's language.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { z } from 'zod'
import type { PublicSurvey } from '#contract/api/public.ts'
import type { SurveyType } from '#contract/api/surveys.ts'
import { Personality, SurveyLanguageInput, type SurveyLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { problems, type ProblemCode } from '#contract/problems.ts'
import type { PublicPage } from '#contract/public-page.ts'
import { fieldRuleOf, PreSurveyConfig, requiredFieldsOf } from '#contract/pre-survey.ts'
import { RetentionDays } from '#contract/settings.ts'
import { DuplicatesPolicy, SurveyQuestion } from '#contract/survey.ts'
import { toProblem } from '#kernel/http/error-handler.ts'
import {
  renderDocument,
  openRespondentBuild,
  type PageTexts,
  type RespondentBuild,
} from './public-document.ts'
import type { PublicSurveyResult } from './public-survey.route.ts'

export type PublicPagesOptions = {
  findSurvey: (publicId: string) => Promise<PublicSurveyResult>
  /** The problem of a personal link's token, if any. */
  findLinkProblem: (surveyId: string, token: string) => Promise<ProblemCode | undefined>
  /** The directory of the built web apps. */
  dist: string
}

/** Serves `/s/:publicId`, `/sa/:publicId`, the receipt pages, and the scripts under `/r-assets/`. Rejects without a build. */
export async function registerPublicPages(
  app: FastifyInstance,
  { findSurvey, findLinkProblem, dist }: PublicPagesOptions,
): Promise<void> {
  const root = resolve(dist, 'respondent')
  const build = await openRespondentBuild(root)
  await app.register(fastifyStatic, {
    root: join(root, 'r-assets'),
    prefix: '/r-assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  for (const path of ['/s/:publicId', '/sa/:publicId']) {
    app.get<SurveyPageRoute>(path, { schema: { hide: true } as object }, async (request, reply) => {
      const result = await findSurveySafely(request, findSurvey)
      const page = buildPage(build, result, request)
      if (page.survey && 'survey' in result) {
        const startProblem = await startProblemOf(result.survey, request, findLinkProblem)
        if (startProblem)
          return sendHtml(request, reply, build, unstartable(build, page, startProblem))
      }
      return sendHtml(request, reply, build, page)
    })
  }
  registerReceiptPages(app, build)
}

type SurveyPageRoute = {
  Params: { publicId: string }
  Querystring: { lang?: unknown; c?: unknown }
}

/** Says so before anything is asked. A link that cannot be checked now is checked at the start. */
async function startProblemOf(
  { id, config_json }: PublicSurvey,
  request: FastifyRequest<SurveyPageRoute>,
  findLinkProblem: PublicPagesOptions['findLinkProblem'],
): Promise<ProblemCode | undefined> {
  const { c: token } = request.query
  const { duplicates, full } = PageConfig.parse(parseJsonObject(config_json))
  if (typeof token === 'string') {
    const linkProblem = await findLinkProblem(id, token).catch((error: unknown) => {
      request.log.error({ err: error }, 'could not check a personal link')
      return undefined
    })
    if (linkProblem) return linkProblem
  } else if (duplicates === 'once-per-link') return 'surveys/invitation-required'
  return full ? 'surveys/full' : undefined
}

/** The survey stays in the page: a device that holds a conversation of it resumes. */
function unstartable(
  build: RespondentBuild,
  page: PublicPage,
  startProblem: ProblemCode,
): PublicPage {
  const texts = { ...page.texts, ...build.texts[page.lang].later }
  return { ...page, texts, ...(page.survey && { survey: { ...page.survey, startProblem } }) }
}

type ReceiptPageRequest = FastifyRequest<{
  Params: { code?: string }
  Querystring: { lang?: unknown }
}>

/** Serves `/r/:code`, and `/r` where the code is typed. The page fetches the answers itself, so that no cache holds them. */
function registerReceiptPages(app: FastifyInstance, build: RespondentBuild): void {
  for (const path of ['/r', '/r/:code']) {
    app.get(
      path,
      { schema: { hide: true } as object },
      async (request: ReceiptPageRequest, reply) => {
        const requested = SurveyLanguageInput.safeParse(request.query.lang).data
        const lang = requested ?? negotiateLanguage(request.headers['accept-language'])
        const { first, later } = build.texts[lang]
        const receipt = { code: request.params.code ?? '' }
        // The URL is a secret: it allows reading and deleting the answers.
        reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
        return sendHtml(request, reply, build, { lang, texts: { ...first, ...later }, receipt })
      },
    )
  }
}

async function findSurveySafely(
  request: FastifyRequest<{ Params: { publicId: string } }>,
  findSurvey: PublicPagesOptions['findSurvey'],
): Promise<PublicSurveyResult> {
  const { publicId } = request.params
  if (!/^[A-Za-z0-9]{6,40}$/.test(publicId)) return { code: 'surveys/not-public' }
  try {
    return await findSurvey(publicId)
  } catch (error) {
    request.log.error({ err: error }, 'could not read the survey of a public page')
    return { code: toProblem(error).code }
  }
}

function buildPage(
  build: RespondentBuild,
  result: PublicSurveyResult,
  request: FastifyRequest<{ Querystring: { lang?: unknown } }>,
): PublicPage {
  const requested = SurveyLanguageInput.safeParse(request.query.lang).data
  if ('code' in result) {
    const { code, status, language } = result
    const lang = requested ?? language ?? negotiateLanguage(request.headers['accept-language'])
    const { first, later } = build.texts[lang]
    const error = { code, ...(status && { status }), httpStatus: problems[code].status }
    return { lang, texts: { ...first, ...later }, error }
  }
  const { survey } = result
  const problem = contentProblem(survey)
  if (problem) return buildPage(build, { code: problem }, request)
  const lang = requested ?? survey.language
  const config = PageConfig.parse(parseJsonObject(survey.config_json))
  return {
    lang,
    texts: selectTexts(build.texts[lang], survey.survey_type, config),
    survey: {
      publicId: survey.public_id,
      type: survey.survey_type,
      title: survey.title,
      description: survey.description,
      ...(config.asked_by && { askedBy: config.asked_by }),
      retentionDays: config.data_retention_days,
      ...(config.anonymous_responses && { anonymous: true as const }),
      maxQuestions: survey.questions.length || config.max_questions,
      minutes: config.estimated_minutes,
      ...(config.enable_whatsapp && { whatsApp: true as const }),
      ...(config.enable_audio && { audio: true as const }),
      ...(config.conversation_mode && {
        voice: { personality: config.ai_personality, lang: survey.language },
      }),
      ...(config.duplicates !== 'unlimited' && { answerOnce: true as const }),
      requiredFields: requiredFieldsOf(config.pre_survey_config),
      ...fieldRules(config.pre_survey_config),
      ...(survey.survey_type === 'normal' && {
        questions: survey.questions.map((question) => SurveyQuestion.strip().parse(question)),
      }),
    },
  }
}

/** Absent where every field is a plain text. */
function fieldRules(config: PreSurveyConfig) {
  const rules = requiredFieldsOf(config).map((field) => fieldRuleOf(config, field))
  return rules.some(({ type, ...lengths }) => type !== 'text' || Object.keys(lengths).length > 0)
    ? { fieldRules: rules }
    : {}
}

/** The texts of the first screen. */
const selectTexts = (texts: PageTexts, type: SurveyType, config: z.output<typeof PageConfig>) => ({
  ...texts.first,
  ...(config.enable_whatsapp && texts.channel),
  ...((config.anonymous_responses || config.data_retention_days === null) && texts.privacy),
  ...(type === 'normal' && texts.form),
})

/** Only surveys published before these checks existed may fail them. */
function contentProblem({
  id,
  title,
  survey_type,
  questions,
}: PublicSurvey): ProblemCode | undefined {
  if (id === '' || title.trim() === '') return 'surveys/data-incomplete'
  return survey_type === 'normal' && questions.length === 0 ? 'surveys/no-questions' : undefined
}

const PageConfig = z.object({
  asked_by: z.string().catch(''),
  estimated_minutes: z.object({ from: z.number(), to: z.number() }).catch({ from: 3, to: 5 }),
  duplicates: DuplicatesPolicy.catch('unlimited'),
  full: z.boolean().catch(false),
  enable_whatsapp: z.boolean().catch(false),
  enable_audio: z.boolean().catch(false),
  conversation_mode: z.boolean().catch(false),
  ai_personality: Personality.catch('professional'),
  anonymous_responses: z.boolean().catch(false),
  data_retention_days: RetentionDays.catch(limits.retentionDays),
  max_questions: z.int().positive().catch(limits.questions.default),
  pre_survey_config: PreSurveyConfig.catch({ enabled: false, required_fields: [] }),
})

function parseJsonObject(json: string): object {
  try {
    return Object(JSON.parse(json)) as object
  } catch {
    return {}
  }
}

/** The first supported language of an `Accept-Language` header; weights are ignored. */
function negotiateLanguage(header: string | undefined): SurveyLanguage {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const supported = tags.map((tag) => SurveyLanguageInput.safeParse(tag).data)
  return supported.find((lang) => lang) ?? 'pt-br'
}

/** The request's URL without its query; only the path when the `Host` header makes no valid URL. */
function canonicalUrl({ url, protocol, host }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1)
  const origin = `${protocol}://${host}`
  return URL.canParse(path, origin) ? new URL(path, origin).href : path
}

async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  build: RespondentBuild,
  page: PublicPage,
): Promise<FastifyReply> {
  const html = renderDocument(build, page, canonicalUrl(request))
  reply
    .code(page.error ? problems[page.error.code].status : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', page.receipt ? 'no-store' : 'no-cache')
    .header(
      'content-security-policy',
      `${build.contentSecurityPolicy}; frame-ancestors ${page.receipt ? `'none'` : '*'}`,
    )
    .header('link', build.preload)
    .header('vary', 'accept-encoding, accept-language')
  // Surveys may be framed by other sites. Receipt pages may not: clickjacking could delete answers.
  if (!page.receipt) reply.removeHeader('x-frame-options')
  const encodings = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(encodings)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return reply
      .header('content-encoding', 'br')
      .send(await promisify(brotliCompress)(html, { params }))
  }
  if (/\bgzip\b/.test(encodings)) {
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html))
  }
  return reply.send(html)
}
