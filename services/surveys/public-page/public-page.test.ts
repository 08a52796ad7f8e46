import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicSurvey } from '#contract/api/public.ts'
import { buildWebIfStale } from '../../../scripts/lib/build/build-web.ts'
import { registerPublicPages } from './public-page.ts'

const survey: PublicSurvey = {
  id: '5f0c1f0e-0000-4000-8000-000000000001',
  public_id: 'abcdef12',
  title: 'How was "it"? </script><script>alert(1)</script>',
  description: 'Tell us & them',
  status: 'published',
  survey_type: 'advanced',
  language: 'ar',
  goal: '',
  config_json: JSON.stringify({
    max_questions: 5,
    pre_survey_config: { enabled: true, required_fields: ['name'] },
  }),
  questions: [],
}

let app: FastifyInstance
beforeAll(async () => {
  await buildWebIfStale({ print: () => {}, only: 'respondent' })
  app = Fastify()
  await registerPublicPages(app, {
    dist: 'dist',
    findLinkProblem: async (_, token) => (token === 'spent' ? 'conversations/finished' : undefined),
    findSurvey: async (publicId) => {
      if (publicId === 'broken99') throw new Error('no database')
      if (publicId in refusals) return { code: refusals[publicId as keyof typeof refusals] }
      if (publicId === 'paused99') return { code: 'surveys/unavailable', status: 'paused' }
      if (publicId === 'whatsapp1')
        return { survey: { ...survey, language: 'pt-br', config_json: '{"enable_whatsapp":true}' } }
      if (publicId === 'invited99')
        return { survey: { ...survey, config_json: '{"duplicates":"once-per-link"}' } }
      if (publicId === 'allfull99') return { survey: { ...survey, config_json: '{"full":true}' } }
      return publicId === survey.public_id ? { survey } : { code: 'surveys/not-public' }
    },
  })
})
afterAll(() => app.close())

const refusals = {
  tooslow1: 'request/too-slow',
  toolarge: 'request/too-large',
  unknown1: 'request/unknown-host',
  toomany1: 'request/too-many',
} as const

test.each([
  ['tooslow1', 408, 'Erro ao carregar pesquisa (408). Tente novamente.'],
  ['toolarge', 413, 'Erro ao carregar pesquisa (413). Tente novamente.'],
  ['unknown1', 421, 'Erro ao carregar pesquisa (421). Tente novamente.'],
  ['toomany1', 429, 'Erro ao carregar pesquisa (429). Tente novamente.'],
  ['broken99', 500, 'Erro interno do servidor. Tente novamente em alguns instantes.'],
  ['nothere1', 404, 'Pesquisa não encontrada.'],
  ['paused99', 403, 'pausada'],
])('the page of %s says what is wrong with status %i', async (publicId, status, text) => {
  const { statusCode, body } = await app.inject(`/sa/${publicId}?lang=pt-br`)
  expect(statusCode).toBe(status)
  expect(body).toContain(text)
})

const dataOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as {
    lang: string
    survey: { maxQuestions: number; requiredFields: string[]; title: string }
  }

const shown = async (url: string) => {
  const { statusCode, body } = await app.inject(`${url}lang=en`)
  return { statusCode, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1], page: dataOf(body) }
}

test('a survey that takes no more answers says so, and stays for a device that resumes', async () =>
  expect(await shown('/sa/allfull99?')).toMatchObject({
    statusCode: 200,
    heading: 'Thank you for your interest',
    page: { survey: { startProblem: 'surveys/full' } },
  }))

describe('a survey by invitation', () => {
  test('says that it needs a personal link, and keeps the survey for a device that resumes', async () =>
    expect(await shown('/sa/invited99?')).toMatchObject({
      statusCode: 200,
      heading: 'This survey needs a personal link',
      page: { survey: { startProblem: 'surveys/invitation-required' } },
    }))
  test('says that a link is spent, also where none is required', async () => {
    for (const url of ['/sa/invited99?c=spent&', '/sa/abcdef12?c=spent&'])
      expect((await shown(url)).heading).toBe('You have already answered')
  })
  test('welcomes who has a link', async () => {
    const { heading, page } = await shown('/sa/invited99?c=fresh&')
    expect(heading).toContain('How was')
    expect(page.survey).not.toHaveProperty('startProblem')
  })
})

describe('a survey', () => {
  test.each(['/s/abcdef12', '/sa/abcdef12'])(
    'is rendered at %s in its language, without a script',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('<html lang="ar" dir="rtl">')
      expect(body).toContain('5 أسئلة كحد أقصى')
      expect(dataOf(body).survey).toMatchObject({
        maxQuestions: 5,
        requiredFields: ['name'],
        title: survey.title,
      })
    },
  )

  test('is rendered in the language of the query', async () => {
    const { body } = await app.inject('/sa/abcdef12?lang=pt-BR')
    expect(body).toContain('<html lang="pt-BR" dir="ltr">')
    expect(body).toContain('Começar Pesquisa')
  })

  test('has Open Graph metadata and a social image', async () => {
    const { body } = await app.inject('/sa/abcdef12?lang=pt-br')
    const content = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(body)?.[1]
    expect(content('og:title')).toContain('How was &quot;it&quot;?')
    expect(content('og:locale')).toBe('pt_BR')
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(body).toMatch(/<link rel="canonical" href="http:\/\/localhost(:80)?\/sa\/abcdef12">/)
    const picture = await app.inject(new URL(content('og:image') ?? '').pathname)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.rawPayload.readUInt32BE(16)).toBe(1200)
    expect(picture.rawPayload.readUInt32BE(20)).toBe(630)
  })

  test('offers WhatsApp first where it is enabled, and a retry after a load timeout', async () => {
    const { body } = await app.inject('/sa/whatsapp1')
    expect(body).toContain('Continuar na Web')
    expect(body).toContain('Continuar no WhatsApp')
    expect(body).not.toContain('Começar Pesquisa</button>')
    expect(body).toContain('Timeout ao carregar pesquisa. Verifique sua conexão e tente novamente.')
    const { body: plain } = await app.inject('/sa/abcdef12?lang=pt-br')
    expect(plain).not.toContain('Continuar no WhatsApp')
    expect(plain).toContain('3–5 minutos')
  })

  test('escapes markup in its texts', async () => {
    const { body } = await app.inject('/sa/abcdef12')
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('<title>How was &quot;it&quot;? &lt;/script&gt;')
    expect(body).toContain('content="Tell us &amp; them"')
  })

  test('allows only the built scripts and styles', async () => {
    const policy = String((await app.inject('/sa/abcdef12')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(policy).not.toContain('unsafe')
  })

  test('may be framed by other sites', async () => {
    const { headers } = await app.inject('/sa/abcdef12?embed=1')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers).not.toHaveProperty('x-frame-options')
  })

  test('is compressed when the client accepts it', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/sa/abcdef12',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(headers['content-encoding']).toBe('br')
    expect(rawPayload.length).toBeLessThan(8000)
  })

  test('loads a script that is immutable', async () => {
    const { body, headers } = await app.inject('/sa/abcdef12')
    const src = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(headers['link']).toContain(`<${src}>; rel=modulepreload`)
    const script = await app.inject({ url: src, headers: { 'accept-encoding': 'br' } })
    expect(script.statusCode).toBe(200)
    expect(script.headers['content-encoding']).toBe('br')
    expect(script.headers['cache-control']).toContain('immutable')
  })
})

test.each([
  ['nowhere99', 404, 'Pesquisa não encontrada. Verifique se o link está correto'],
  ['no-such-id!', 404, 'Pesquisa não encontrada ou não está pública'],
  ['paused99', 403, 'Esta pesquisa não está disponível publicamente no momento.'],
  ['broken99', 500, 'Erro interno do servidor. Tente novamente em alguns instantes.'],
])('%s gets status %i and the reason', async (publicId, status, text) => {
  const { statusCode, body } = await app.inject({
    url: `/sa/${encodeURIComponent(publicId)}`,
    headers: { 'accept-language': 'fr;q=0.9, pt;q=0.8, en;q=0.1' },
  })
  expect(statusCode).toBe(status)
  expect(body).toContain(text)
  expect(body).toContain('Voltar ao Início')
  expect(body).toMatch(/<title>.+ · Prosa<\/title>/)
})
