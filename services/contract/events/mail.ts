// Mails to owners. Events hold figures and ids; names, titles and addresses are read when a mail is written.
import { z } from 'zod'
import { PlanName, PlanNotice } from '../plans.ts'
import { event } from './event.ts'

/** New conversations of a survey: those that ended with at least one answer. */
export const SurveyNews = z.object({
  surveyId: z.uuid(),
  conversations: z.int().positive(),
  answers: z.int().positive(),
})
export type SurveyNews = z.infer<typeof SurveyNews>

export const MailContent = z.discriminatedUnion('kind', [
  /** `digest`: counts the digests of an owner from 1 on. */
  z.object({
    kind: z.literal('responses'),
    digest: z.int().positive(),
    surveys: z.array(SurveyNews).min(1),
  }),
  z.object({
    kind: z.literal('insights'),
    surveyId: z.uuid(),
    responses: z.int().positive(),
  }),
  /** Seven UTC days, both included. */
  z.object({ kind: z.literal('weekly-report'), from: z.iso.date(), to: z.iso.date() }),
  z.object({ kind: z.literal('low-credits') }),
  z.object({
    kind: z.literal('export-ready'),
    surveyId: z.uuid(),
    exportId: z.uuid(),
    rows: z.int().min(0),
  }),
  /** The file of everything in the account. */
  z.object({ kind: z.literal('download-ready'), exportId: z.uuid() }),
  z.object({ kind: z.literal('plan-changed'), plan: PlanName }),
  /** One of each in a month at most. */
  PlanNotice.extend({ kind: z.literal('plan-limit') }),
  z.object({ kind: z.literal('deletion-requested'), eraseAt: z.iso.datetime() }),
  z.object({ kind: z.literal('deletion-cancelled') }),
])
export type MailContent = z.infer<typeof MailContent>

/** `number` counts the mails of an owner from 1 on; they are sent in this order. */
export const MailRequested = event('MailRequested', 1, {
  number: z.int().positive(),
  content: MailContent,
})

/** The mail server has accepted it. */
export const MailSent = event('MailSent', 1, { number: z.int().positive() })

/**
 * `off`: switched off in the settings; `stopped`: the address refused an earlier mail; `erased`: there is no address, or
 * nothing left to report; `outdated`: no longer true.
 */
export const SkipReason = z.enum(['off', 'stopped', 'erased', 'outdated'])
export type SkipReason = z.infer<typeof SkipReason>

export const MailSkipped = event('MailSkipped', 1, {
  number: z.int().positive(),
  reason: SkipReason,
})

/** The mail server permanently refused the address: no more mails are sent to it. `code`: SMTP reply code, 5xx. */
export const MailRefused = event('MailRefused', 1, {
  number: z.int().positive(),
  code: z.int().min(500).max(599),
})

/** The owner asks for mails to an address that was stopped. */
export const MailResumed = event('MailResumed', 1, {})

export const MailEvent = z.discriminatedUnion('type', [
  MailRequested,
  MailSent,
  MailSkipped,
  MailRefused,
  MailResumed,
])
export type MailEvent = z.infer<typeof MailEvent>
