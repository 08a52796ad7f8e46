import type { MailTexts } from './mail-text-types.ts'
import { englishReceipt } from './receipt/en.ts'

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
  downloadReady: {
    title: 'Your download is ready',
    lead: 'One ZIP file has everything in your account, as CSV and JSON.',
    button: 'Go to the file',
  },
  planChanged: {
    title: (plan) => `Your plan is now ${plan}`,
    lead: 'The limits of this plan apply from now on. Your settings show what it includes.',
    button: 'See your plan',
  },
  planLimit: {
    near: {
      responses: {
        title: (limit, used) => `${used} of ${limit} responses used this month`,
        lead: (day) =>
          `Once they are used up, no new conversation can start until ${day}. Conversations that have started can be finished.`,
      },
      audio_minutes: {
        title: (limit, used) => `${used} of ${limit} minutes of audio used this month`,
        lead: (day) => `Once they are used up, respondents type their answers until ${day}.`,
      },
      ai_generations: {
        title: (limit, used) => `${used} of ${limit} AI generations used this month`,
        lead: (day) =>
          `Once they are used up, the AI proposes no surveys and writes no reports until ${day}.`,
      },
    },
    reached: {
      responses: {
        title: (limit) => `This month’s ${limit} responses are used up`,
        lead: (day) =>
          `Until ${day}, new respondents read that your surveys take no more answers for now. Conversations that have started can be finished.`,
      },
      audio_minutes: {
        title: (limit) => `This month’s ${limit} minutes of audio are used up`,
        lead: (day) => `Respondents type their answers until ${day}.`,
      },
      ai_generations: {
        title: (limit) => `This month’s ${limit} AI generations are used up`,
        lead: (day) => `The AI proposes surveys and writes reports again on ${day}.`,
      },
    },
    upgrade:
      'A larger plan has higher limits, which apply at once. Your plan’s page shows how to change it.',
    button: 'See your plan',
  },
  deletionRequested: {
    title: 'Your account will be deleted',
    lead: (time) =>
      `You asked for your account to be deleted. It will be erased on ${time}, with all surveys, conversations and answers. Until then you can cancel.`,
    surveys:
      'Your surveys take no new answers until then. If it was not you, cancel the deletion and sign out everywhere.',
    button: 'Cancel the deletion',
    receipt: 'Deletion receipt',
    receiptNote: 'Keep this link: it works after the account is gone and shows what was erased.',
  },
  deletionCancelled: {
    title: 'Your account stays',
    lead: 'The deletion of your account was cancelled. Nothing was erased, and your surveys take answers again.',
    button: 'Go to your surveys',
  },
  deletionDone: {
    title: 'Your account has been deleted',
    lead: 'Your surveys, conversations and answers are being erased now. The receipt shows when nothing is left.',
    again:
      'This is the last e-mail to this address. If you sign in again, you start with a new, empty account.',
    button: 'See the receipt',
  },
  erasure: englishReceipt,
  plans: {
    ...{ free: 'Free', starter: 'Starter', pro: 'Pro', business: 'Business' },
    unlimited: 'Unlimited',
  },
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
