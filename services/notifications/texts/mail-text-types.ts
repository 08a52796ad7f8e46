import type {
  ErasedKind,
  ErasedPlace,
  ErasureReceipt,
  RemainingThing,
} from '#contract/api/account-deletion.ts'
import type { MonthlyMeter, PlanName } from '#contract/plans.ts'
import type { MailList } from '../mail-lists.ts'

/** `{n}` is the number. Arabic has six forms. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** `day`: when the month's figures start again. */
type PlanNoticeTexts = {
  title: (limit: string, used: string) => string
  lead: (day: string) => string
}

/** The texts of a receipt's page. */
export type ReceiptTexts = {
  title: string
  states: Record<ErasureReceipt['state'], string>
  /** The states of a survey or a conversation. */
  partStates: Record<ErasureReceipt['state'], string>
  reference: Record<Exclude<ErasedKind, 'account'>, (number: string) => string>
  /** After that of `erased`. */
  needsOperator: string
  when: string
  times: Record<'requested_at' | 'erase_at' | 'erased_at' | 'finished_at' | 'cleaned_at', string>
  what: string
  figures: Record<keyof NonNullable<ErasureReceipt['figures']>, string>
  where: string
  places: Record<ErasedPlace, string>
  remains: string
  remaining: Record<RemainingThing, string>
}

export type MailTexts = {
  responses: {
    title: Forms
    inSurvey: (title: string) => string
    inSurveys: Forms
    lead: string
    button: string
  }
  insights: { title: string; lead: Forms; noAnswers: string; button: string }
  weekly: {
    title: string
    subject: Forms
    range: (from: string, to: string) => string
    started: string
    completed: string
    responses: string
    before: (value: string) => string
    byDay: string
    surveys: string
    quiet: string
    button: string
  }
  lowCredits: { title: Forms; lead: string; button: string }
  exportReady: { title: string; lead: Forms; storedFor: Forms; button: string }
  downloadReady: { title: string; lead: string; button: string }
  planChanged: { title: (plan: string) => string; lead: string; button: string }
  planLimit: {
    near: Record<MonthlyMeter, PlanNoticeTexts>
    reached: Record<MonthlyMeter, PlanNoticeTexts>
    upgrade: string
    button: string
  }
  deletionRequested: {
    title: string
    lead: (time: string) => string
    surveys: string
    button: string
    receipt: string
    receiptNote: string
  }
  deletionCancelled: { title: string; lead: string; button: string }
  deletionDone: { title: string; lead: string; again: string; button: string }
  erasure: ReceiptTexts
  plans: Record<PlanName, string>
  conversations: Forms
  answers: Forms
  lists: Record<MailList, string>
  reasonOfList: (list: string) => string
  reasonOfAccount: string
  settings: string
  unsubscribe: string
  unsubscribePage: {
    title: string
    question: (list: string, address: string) => string
    confirm: string
    done: string
    doneLead: (list: string) => string
    invalid: string
    invalidLead: string
    settings: string
  }
  outbox: {
    title: string
    notice: string
    empty: string
    to: string
    choose: string
    text: string
  }
}
