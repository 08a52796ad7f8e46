import type { MailTexts } from './mail-text-types.ts'

export const english: MailTexts = {
  responses: {
    title: { one: '{n} new conversation', other: '{n} new conversations' },
    inSurvey: (title) => `in “${title}”`,
    inSurveys: { one: 'in {n} survey', other: 'in {n} surveys' },
    lead: 'These conversations have ended since the last e-mail.',
    button: 'See responses',
  },
  insights: {
    title: 'Your insights are ready',
    lead: {
      one: 'They are based on {n} response.',
      other: 'They are based on {n} responses.',
    },
    noAnswers: 'E-mails never contain what people answered. You can read the insights in Prosa.',
    button: 'See insights',
  },
  weekly: {
    title: 'Your week',
    subject: {
      one: 'Your week: {n} conversation',
      other: 'Your week: {n} conversations',
    },
    range: (from, to) => `From ${from} to ${to}, days in UTC.`,
    started: 'Conversations started',
    completed: 'Completed',
    responses: 'Answers',
    before: (value) => `${value} in the seven days before`,
    byDay: 'Answers by day',
    surveys: 'Surveys with the most answers',
    quiet: 'No one answered your surveys in these seven days.',
    button: 'See reports',
  },
  lowCredits: {
    title: {
      one: 'You have {n} credit left',
      other: 'You have {n} credits left',
    },
    lead: 'Each credit unlocks one response. Credits do not expire.',
    button: 'Buy credits',
  },
  exportReady: {
    title: 'Your export is ready',
    lead: { one: 'The file has {n} row.', other: 'The file has {n} rows.' },
    storedFor: { one: 'It is kept for {n} day.', other: 'It is kept for {n} days.' },
    button: 'Go to the export',
  },
  planChanged: {
    title: (plan) => `Your plan is now ${plan}`,
    lead: 'The limits of this plan apply from now on. Your settings show what it includes.',
    button: 'See your plan',
  },
  plans: { free: 'Free', starter: 'Starter', pro: 'Pro', business: 'Business' },
  conversations: { one: '{n} conversation', other: '{n} conversations' },
  answers: { one: '{n} answer', other: '{n} answers' },
  lists: {
    email_responses: 'New responses',
    email_insights: 'Insights',
    email_weekly_report: 'Weekly report',
  },
  reasonOfList: (list) => `You receive this e-mail because “${list}” is on in your settings.`,
  reasonOfAccount: 'You receive this e-mail because it concerns your account.',
  settings: 'E-mail settings',
  unsubscribe: 'Unsubscribe',
  unsubscribePage: {
    title: 'Unsubscribe',
    question: (list, address) => `Stop the e-mails “${list}” to ${address}?`,
    confirm: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneLead: (list) =>
      `You will not receive the e-mails “${list}” any more. You can turn them on again in the settings.`,
    invalid: 'This link does not work',
    invalidLead: 'It is incomplete, or the account no longer exists. Nothing was changed.',
    settings: 'Go to the settings',
  },
  outbox: {
    title: 'E-mail outbox',
    notice:
      'This installation has no mail server. Your e-mails are kept here and have not been sent to anyone.',
    empty: 'No e-mails yet. Those that Prosa would send you appear here.',
    to: 'To',
    choose: 'E-mails',
    text: 'As plain text',
  },
}
