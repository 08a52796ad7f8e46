// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SupportTexts } from '../types/support.ts'

export const support: SupportTexts = {
  distress: [
    'I am so sorry you are going through this. What you wrote matters more than this survey, and you do not have to face it alone.',
    'I take what you wrote seriously, and I will not ask you anything about it. There are people who are there for moments like this.',
    'I am glad you wrote it here. You matter more than any question on this page, and you deserve to have somebody by your side now.',
  ],
  distressAgain: [
    'This still matters more than the survey. You do not need the right words, or to know what you want: it is enough to ask {person} to be with you for a while.',
    'I am a program and cannot sit with you, but {person} can, even if it is late: a call or a short message is enough.',
  ],
  turnsTo: {
    named:
      'Yes, do get in touch with {person}. You do not need the right words: “I need you for a while” is enough.',
    other:
      'Yes, if you feel safe with them, please do that. You do not need the right words: “I need you for a while” is enough.',
  },
  firstDisclosure: {
    word: 'It is hard to say that for the first time, and you did.',
    next: 'When you are ready, the same few words are enough to tell somebody you trust.',
  },
  helpAgain: 'You can also call: {lines}.',
  near: {
    anyone: 'somebody you trust',
    named:
      / (?:my|(?:have|got|theres|ive) (?:got )?a) (?:little |big |older |younger |best |twin )?(sister|brother|mum|mom|mother|dad|father|friend|mate|flatmate|roommate|gran|grandma|aunt|cousin|neighbour|neighbor) /u,
    people: {
      sister: 'your sister',
      brother: 'your brother',
      mum: 'your mum',
      mom: 'your mom',
      mother: 'your mother',
      dad: 'your dad',
      father: 'your father',
      friend: 'your friend',
      mate: 'your mate',
      flatmate: 'your flatmate',
      roommate: 'your roommate',
      gran: 'your gran',
      grandma: 'your grandma',
      aunt: 'your aunt',
      cousin: 'your cousin',
      neighbour: 'your neighbour',
      neighbor: 'your neighbor',
    },
    unfit:
      / (?:died|dead|passed away|passed|killed|funeral|buried|late|lost|afraid|scared|scares|hurt|hurts|hates?|hated|threat\S*|shouts?|shouted|screams?|controls?|blames?|kicked|fault|because of) /u,
  },
  medical: [
    'This matters more than the survey. Please see a doctor or call an emergency service now.',
    'What you describe is more important than any question here. Please do not wait: see a doctor or call an emergency service now.',
  ],
  concern: ['I am sorry, that sounds hard.', 'I am sorry that it is so hard.'],
  medicalConcern: [
    'I am sorry. A doctor or a nurse should look at that.',
    'A doctor or a nurse can tell what it is.',
  ],
  help: 'Where to find help: {lines}.',
  emergencyHelp: 'The number to call: {lines}.',
  quietHelp: 'If you would like to talk to somebody about it: {lines}.',
  quietEmergencyHelp: 'If it becomes urgent: {lines}.',
  emergencyInWords: 'In immediate danger, please call your local emergency number.',
  childProtection:
    'For a child: your local child protection service, or the emergency number if it is happening now.',
  withoutInternet:
    'Without the internet, somebody you trust or a doctor can be there for you, by phone or in person.',
  choices: [
    'We can go on, leave the rest for later, or stop here. It is up to you.',
    'From here we can carry on, you can come back another time, or we leave it at that. Whatever is best for you.',
    'The questions can go on, wait for another day, or end here.',
  ],
  options: { goOn: 'Go on', later: 'Leave it for later', stop: 'Stop here' },
  unknownQuestion: 'I am an AI, not a person, and cannot answer that the way you deserve.',
  privacy:
    / (?:reads?|reading|sees?|seen|seeing|finds? out|shared?|sharing|notes?|records?|recorded|on file|anonymous|private|confidential|secret|(?<! you )know(?:s|ing)?|(?:you|they|it|this|anyone|anybody|someone) (?:\S+ )?tell|(?:goes|go|going|get|gets|getting|passed|sent|back) (?:on )?(?:to|into?) (?:my|the|our|any)) /u,
  otherReaders: 'I pass nothing on myself; whom they show it to is up to them.',
  erasure: 'With the code that the page shows at the end you can delete everything you wrote.',
  safeExit:
    'If somebody looks at your phone: close this page and clear it from your history. Opened there again, it still shows what you wrote, until you delete it with the code that comes at the end.',
  unattended:
    'It may be that nobody is reading at this moment, so please do not wait for an answer here.',
  wait: ['All right.', 'There is no hurry.', 'Take your time.', 'No rush.'],
  later:
    'Of course. You can close this page and open it again later; what you have written is saved.',
  end: 'We stop here. You matter, and you do not have to face this alone.',
  resumption: 'All right.',
  closing: {
    finished: 'That was the last question. Thank you for your answers.',
    stopped: 'All right, we stop here. Thank you for what you have said.',
    gentle: 'All right, we stop here. Take good care of yourself.',
    grave:
      'That was the last question. I am sorry for what happened, and glad you told me. Take good care of yourself.',
  },
  uses: {
    talk: 'to talk to somebody',
    crisis: 'in a crisis',
    'violence-against-women': 'violence against women',
    'child-protection': 'for children',
    ambulance: 'ambulance',
    police: 'police',
    emergency: 'in an emergency',
    directory: 'help lines in your country',
  },
  limitedHours: 'not around the clock',
  separators: { part: ', ', or: ' or ', line: '; ' },
}
