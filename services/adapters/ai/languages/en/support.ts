// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SupportTexts } from '../types/support.ts'

export const support: SupportTexts = {
  distress: [
    'I am so sorry you are going through this, and thank you for telling me. What you wrote matters more than this survey. You do not have to carry it alone.',
    'Thank you for telling me more. I take it seriously, and I will not ask you anything about it. There are people who are there for moments like this.',
    'I am glad you wrote it here. You matter more than any question on this page, and you deserve to have somebody by your side now.',
  ],
  medical: [
    'Thank you for telling me. This matters more than the survey. Please see a doctor or call an emergency service now.',
    'What you describe is more important than any question here. Please do not wait: see a doctor or call an emergency service now.',
  ],
  concern: [
    'Thank you for telling me; that sounds like a lot to carry.',
    'That sounds hard, and I am glad you said it.',
  ],
  medicalConcern: [
    'Thank you for telling me; that is for a doctor or a nurse to judge.',
    'I am glad you said it; a doctor or a nurse can tell what it is.',
  ],
  help: 'Where to find help: {lines}.',
  emergencyHelp: 'The number to call: {lines}.',
  quietHelp: 'If you would like to talk to somebody about it: {lines}.',
  quietEmergencyHelp: 'If it becomes urgent: {lines}.',
  emergencyInWords: 'In immediate danger, please call your local emergency number.',
  choices: 'We can go on with the survey, leave it for later, or stop here. It is up to you.',
  options: { goOn: 'Go on', later: 'Leave it for later', stop: 'Stop here' },
  unknownQuestion: 'I am an AI, not a person, and cannot answer that the way you deserve.',
  unattended:
    'It may be that nobody is reading at this moment, so please do not wait for an answer here.',
  wait: [
    'There is no hurry.',
    'Take all the time you need.',
    'You can decide whenever you like.',
    'Nothing here is urgent.',
  ],
  later:
    'Of course. You can close this page and open it again later; what you have written is saved.',
  end: 'I will close the survey here. Thank you for what you wrote. I hope there are people around you who take good care of you.',
  resumption: 'All right, let us go on. You can stop at any time.',
  uses: {
    talk: 'to talk to somebody',
    crisis: 'in a crisis',
    'violence-against-women': 'violence against women',
    ambulance: 'ambulance',
    police: 'police',
    emergency: 'in an emergency',
    directory: 'help lines in your country',
  },
  limitedHours: 'not around the clock',
  separators: { part: ', ', line: '; ' },
}
