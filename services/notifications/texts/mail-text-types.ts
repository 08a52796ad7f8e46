import type { PlanName } from '#contract/plans.ts'
import type { MailList } from '../mail-lists.ts'

/** `{n}` is the number. Arabic has six forms. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

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
  planChanged: { title: (plan: string) => string; lead: string; button: string }
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
