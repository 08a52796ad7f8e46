// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Purposes } from '../types/purposes.ts'

const things =
  'app|application|platform|store|shop|product|plan|service|course|event|conference|program|programme|website|site|hackathon|summit|library|software|tool|restaurant|gym|clinic|school|newsletter|subscription|workshop|webinar|festival|fair|meetup|feature|dashboard|bank|hotel|game|team|company|onboarding|checkout|membership|training|community|brand'
const named = new RegExp(
  String.raw`\b(?:our|my|the|a|an|this)\s+((?:(?!(?:who|that|of|for|in|on|with|and|to|use|using|try|about|after|next|first|last|past)\b)[\w’'-]+\s+){0,3}?(?:${things})s?(?!\s+(?:${things})\b))\b`,
  'iu',
)
const invite = 'There are no right or wrong answers.'

export const purposes: Purposes = {
  patterns: {
    exit: /exit interview|\bresign|\bturnover|(?:left|leave|leaves|leaving) (?:the|our) (?:company|team|organi[sz]ation)|attrition|(?:former|ex-) ?(?:employees|staff|colleagues)/gu,
    hiring:
      /recruit|\bcandidates?\b|\bhiring\b|job (?:applica|interview|offer)|\bapplicants?\b|selection process/gu,
    health:
      /\bhealth|\bpatients?\b|well-?being|\bdoctors?\b|hospital|\btherapy|\bsleep\b|\bnurses?\b/gu,
    civic:
      /public (?:service|transport|library|park)|city (?:hall|council)|municipal|\bresidents?\b|\bcitizens?\b|neighbou?rhood|\bbus(?:es)?\b|local government/gu,
    research:
      /academic|\bthesis\b|dissertation|\bphd\b|master['’]?s (?:thesis|research|degree)|qualitative study|scientific study|researcher/gu,
    brand: /\bbrand|campaign|advertis|\bads?\b|marketing|slogan|\blogo\b|reputation/gu,
    concept: /\b(?:new |an )?idea\b|\bconcept\b|prototype|\bmvp\b/gu,
    churn:
      /\bcancel|\bchurn|\bleav(?:e|es|ing)\b|\bleft\b|unsubscrib|abandon|stop(?:s|ped|ping)? (?:us|buy|com|pay|visit)|\bquit|(?:not|n't) renew|retention|\bretain|give up|gave up|drop(?:ped|ping)? out|los(?:e|ing) (?:customer|user|subscriber|client)/gu,
    nps: /\bnps\b|net promoter|\brecommend|promoters?\b|detractors?\b/gu,
    pricing:
      /\bpric(?:e|es|ed|ing)\b|\bpay(?:ing)?\b|willingness to|\bafford|\bcosts?\b|\bfees?\b/gu,
    employees:
      /employee|\bstaff\b|morale|workplace|remote work|working (?:remotely|from home)|company culture|colleague|\bcoworker|our team (?:feel|think)|\bhr\b/gu,
    onboarding:
      /onboarding|sign(?:ing)?[ -]?up|first (?:steps|use|time users)|activation|get(?:ting)? started|new users/gu,
    features:
      /\bfeature|roadmap|prioriti[sz]|unmet need|what is missing|jobs to be done|\bneeds\b/gu,
    event:
      /\bevent|conference|workshop|webinar|meetup|festival|concert|hackathon|trade fair|summit/gu,
    learning:
      /\bcourse|\bstudent|\bclass(?:es)?\b|\btraining|\bschool|teacher|university|\blearner|\blearning/gu,
    support: /\bsupport\b|customer service|help ?desk|\btickets?\b|complain/gu,
    product: /\bproduct|\bapps?\b|usability|platform|\btools?\b|website|software/gu,
    satisfaction:
      /satisf|\bhappy|happiness|experience|opinion|quality|feedback|\bthink of\b|\bfeel about\b/gu,
    market: /\bmarket|\bhabit|behavio|consum|\bbuy|shopping|competitor|audience|\bprefer|\bchoos/gu,
  },
  findSubject(goal) {
    const thing = named.exec(goal)?.[1]?.trim()
    return (
      thing && `the ${thing.replace(/^(?:\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
    )
  },
  defaultSubjects: {
    exit: 'the company',
    hiring: 'the process',
    health: 'the service',
    civic: 'the service',
    research: 'the topic',
    brand: 'the brand',
    concept: 'the idea',
    churn: 'the service',
    nps: 'the service',
    pricing: 'the product',
    employees: 'the company',
    onboarding: 'the product',
    features: 'the product',
    event: 'the event',
    learning: 'the course',
    support: 'the service',
    product: 'the product',
    satisfaction: 'the service',
    market: 'the options',
    general: 'the topic',
  },
  subjectForms: (subject) => ({ s: subject }),
  titles: {
    exit: 'What made you decide to leave?',
    hiring: 'How was the hiring process?',
    health: 'How has your care been?',
    civic: 'What is it like to use {s}?',
    research: 'We would like to learn from your experience',
    brand: 'What does {s} mean to you?',
    concept: 'What do you think of this idea?',
    churn: 'Why do people leave {s}?',
    nps: 'Would you recommend {s}?',
    pricing: 'What is {s} worth to you?',
    employees: 'What is it like to work here?',
    onboarding: 'How were your first steps with {s}?',
    features: 'What is missing from {s}?',
    event: 'How was {s}?',
    learning: 'How is learning with {s} going?',
    support: 'How well did we help you?',
    product: 'What is it like to use {s}?',
    satisfaction: 'What do you think of {s}?',
    market: 'How do you make your choices?',
    general: 'We would like to hear about your experience',
  },
  descriptionLead: { short: 'A short conversation', plain: 'A conversation' },
  descriptions: {
    exit: `A short conversation about your time at the company and your leaving. ${invite}`,
    hiring: `A short conversation about your experience of the hiring process. ${invite}`,
    health: `A short conversation about your care and your well-being. ${invite}`,
    civic: `A short conversation about the services you use. ${invite}`,
    research: `A short conversation for a study, about your experience. ${invite}`,
    brand: `A short conversation about what you think of {s}. ${invite}`,
    concept: `A short conversation about a new idea and your daily life. ${invite}`,
    churn: `A short conversation about your experience with {s}. ${invite}`,
    nps: `A short conversation about your experience with {s}. ${invite}`,
    pricing: `A short conversation about what you think of {s}. ${invite}`,
    employees: `A short conversation about your days at work. ${invite}`,
    onboarding: `A short conversation about your experience with {s}. ${invite}`,
    features: `A short conversation about how you use {s}. ${invite}`,
    event: `A short conversation about your time at {s}. ${invite}`,
    learning: `A short conversation about your experience with {s}. ${invite}`,
    support: `A short conversation about the help you received. ${invite}`,
    product: `A short conversation about your experience with {s}. ${invite}`,
    satisfaction: `A short conversation about your experience and your opinion. ${invite}`,
    market: `A short conversation about your habits and your choices. ${invite}`,
    general: `A short conversation about your experience and your opinion. ${invite}`,
  },
}
