// Invalidates the queries that live items make outdated without containing the new data.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ExportJob } from '#contract/api/exports.ts'
import type { Survey } from '#contract/api/surveys.ts'
import type { LiveExport, LiveFigures, LiveInsights, Topic } from '#contract/live.ts'
import type { Output } from '../../shared/call.ts'
import { exportsQuery } from '../queries.ts'
import { invalidateSurveyLists } from '../survey-lists.ts'
import type { Changes } from './apply-items.ts'

/** Changes within this time lead to one fetch. */
const delaysMs = {
  survey: 100,
  surveys: 400,
  reports: 500,
  balance: 300,
  insights: 500,
  impressions: 300,
  sessions: 300,
  exports: 200,
  analytics: 500,
  responses: 300,
  coding: 500,
}

export function openRefetches(client: QueryClient) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  /** The last status of surveys that no list holds, by id. */
  const unlisted = new Map<string, string | undefined>()

  /** The last version of each survey. */
  const versions = new Map<string, number>()

  const schedule = (name: keyof typeof delaysMs, run: () => unknown, id = '') => {
    const timer = `${name}/${id}`
    if (timers.has(timer)) return
    const start = () => {
      timers.delete(timer)
      void run()
    }
    timers.set(timer, setTimeout(start, delaysMs[name]))
  }
  const invalidate = (queryKey: QueryKey) => () => client.invalidateQueries({ queryKey })

  /** A survey that is new, deleted, or of another status: counts and membership of lists change. */
  const isListChange = (id: string, figures: LiveFigures | undefined) => {
    const listed = listedStatus(client, id)
    if (listed !== undefined && figures) return listed !== figures.status
    const isKnown = unlisted.has(id) && unlisted.get(id) === figures?.status
    if (figures) unlisted.set(id, figures.status)
    else unlisted.delete(id)
    return !isKnown
  }

  /** Titles in lists may have changed. */
  const isRevised = (id: string, version: number | undefined) => {
    if (version === undefined) return false
    const known = versions.get(id)
    versions.set(id, version)
    return known !== undefined && known < version
  }

  /** The open survey follows what another session saved. */
  const afterVersion = (id: string, version = 0) => {
    const open = client.getQueryData<Survey>(['survey', id])
    if (open && version > open.version) schedule('survey', invalidate(['survey', id]), id)
  }

  const afterFigures = (changes: Changes) => {
    schedule('reports', invalidate(['reports']))
    for (const [id, item] of changes) {
      const figures = item as LiveFigures | undefined
      if (isListChange(id, figures) || isRevised(id, figures?.version))
        schedule('surveys', () => invalidateSurveyLists(client))
      afterVersion(id, figures?.version)
      schedule('analytics', invalidate(['analytics-details', id]), id)
      const known = client.getQueryData<Output<'GET /api/surveys/:id/analytics'>>(['analytics', id])
      const isImpression =
        figures?.ratings !== known?.ratings ||
        figures?.completed_sessions !== known?.completed_sessions
      if (known && figures && isImpression)
        schedule('impressions', invalidate(['impressions', id]), id)
    }
  }

  const afterInsights = (surveyId: string, change: LiveInsights | undefined) => {
    const known = client.getQueryData<LiveInsights>(['insights', surveyId])
    const isSame = known?.status === change?.status && known?.generated_at === change?.generated_at
    if (!isSame) schedule('insights', invalidate(['insights', surveyId]), surveyId)
  }

  /** The list is fetched on every page, which says when a file is ready. */
  const afterExports = (changes: Changes) => {
    const known = new Map(
      client.getQueryData<ExportJob[]>(exportsQuery.queryKey)?.map((job) => [job.id, job.status]),
    )
    const isNew = ([id, item]: [string, object | undefined]) =>
      known.get(id) !== (item as LiveExport | undefined)?.status
    if ([...changes].some(isNew))
      schedule('exports', () =>
        client.fetchQuery({ ...exportsQuery, staleTime: 0 }).catch(() => {}),
      )
  }

  return {
    /** Call before the queries are changed: changes are found by comparison. */
    beforeUpdate(topic: Topic, id: string, changes: Changes): void {
      if (topic === 'survey-figures') afterFigures(changes)
      if (topic === 'exports') afterExports(changes)
      if (topic === 'reports') schedule('reports', invalidate(['reports']))
      if (topic === 'credit-balance') schedule('balance', invalidate(['balance']))
      if (topic === 'insights') schedule('coding', invalidate(['coding-check', id]), id)
      if (topic === 'insights') afterInsights(id, changes.get(id) as LiveInsights | undefined)
      // Reports quote responses, and impressions belong to conversations: both may contain erased text.
      if (topic !== 'survey-turns' && topic !== 'qualified-responses') return
      schedule('sessions', invalidate(['session', id]), id)
      // Also a revised answer, which changes no figure of the survey.
      schedule('analytics', invalidate(['analytics-details', id]), id)
      if (topic === 'qualified-responses')
        schedule('responses', invalidate(['qualified', id, 'counts']), id)
      if (![...changes.values()].includes(undefined)) return
      schedule('insights', invalidate(['insights', id]), id)
      schedule('impressions', invalidate(['impressions', id]), id)
      schedule('coding', invalidate(['coding-check', id]), id)
    },
  }
}

type Listed = { id: string; status: string }

/** Undefined if no list contains the survey. */
function listedStatus(client: QueryClient, id: string): string | undefined {
  const newest = client.getQueryData<Listed[]>(['surveys']) ?? []
  const lists = client.getQueriesData<{ pages: { items: Listed[] }[] }>({
    queryKey: ['surveys', 'list'],
  })
  const pages = lists.flatMap(([, list]) => list?.pages ?? [])
  for (const items of [newest, ...pages.map((page) => page.items)]) {
    const found = items.find((survey) => survey.id === id)
    if (found) return found.status
  }
  return undefined
}
