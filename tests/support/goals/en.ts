import type { GoalAsWritten } from './goal.ts'

export const english: GoalAsWritten[] = [
  {
    purpose: 'churn',
    goal: 'Understand why subscribers cancel our meal kit within the first month, and what would have made them stay.',
    words: ['subscribers cancel'],
  },
  {
    purpose: 'satisfaction',
    goal: 'How happy are guests with our hotel, especially cleanliness, noise and breakfast?',
    words: ['hotel', 'Cleanliness', 'Noise', 'Breakfast'],
  },
  {
    purpose: 'pricing',
    goal: 'Find out what dentists would pay for scheduling software. B2B, decision makers only.',
    words: ['dentists'],
    fields: ['Company', 'Role'],
  },
  {
    purpose: 'onboarding',
    goal: 'A quick survey on how new users experienced the sign-up',
    words: ['sign-up'],
    points: 3,
    questions: 5,
  },
  {
    purpose: 'nps',
    goal: 'Would people recommend our bike shop? Everyone who answers gets a $10 voucher.',
    words: ['bike shop'],
    reward: '$10 voucher',
  },
  {
    purpose: 'event',
    goal: 'Hear from people who came to our hackathon. We will ask for their name and email so we can send the photos.',
    words: ['hackathon'],
    fields: ['Name', 'E-mail'],
  },
  {
    purpose: 'employees',
    goal: 'Anonymous pulse on morale and workload among our nursing staff',
    words: ['morale'],
  },
  {
    purpose: 'employees',
    goal: 'How do employees feel about remote work, compared across departments?',
    words: ['remote work'],
    fields: ['Team'],
  },
  {
    purpose: 'exit',
    goal: 'Exit interviews: why do engineers resign from our company?',
    words: ['engineers resign'],
  },
  {
    purpose: 'hiring',
    goal: 'Learn how candidates experienced our hiring process for junior designers',
    words: ['hiring process'],
  },
  {
    purpose: 'research',
    goal: 'Qualitative study for my PhD on how first-generation migrants keep in touch with home. In-depth interview please.',
    words: ['migrants'],
    points: 5,
  },
  {
    purpose: 'learning',
    goal: 'What do students think of the new chemistry course?',
    words: ['chemistry course'],
  },
  {
    purpose: 'brand',
    goal: 'What do people associate with our brand after the spring campaign?',
    words: ['brand'],
  },
  {
    purpose: 'health',
    goal: 'Understand how elderly patients live with the wait for a hospital appointment; they will answer by voice',
    words: ['patients'],
    audio: true,
    voice: true,
  },
  {
    purpose: 'civic',
    goal: 'Residents’ opinion of the public library and its opening hours',
    words: ['public library'],
  },
  {
    purpose: 'features',
    goal: 'Prioritise the roadmap of our invoicing tool: unmet needs of freelancers',
    words: ['unmet needs', 'invoicing tool'],
  },
  {
    purpose: 'concept',
    goal: 'Test an idea: shared electric cargo bikes for small shops in the city centre',
    words: ['cargo bikes'],
  },
  {
    purpose: 'support',
    goal: 'Why do people have to contact customer service twice? Reach them on WhatsApp.',
    words: ['customer service'],
    whatsapp: true,
  },
  {
    purpose: 'market',
    goal: 'Grocery shopping habits of young families, in 7 questions',
    words: ['Grocery shopping habits'],
    questions: 7,
  },
]
