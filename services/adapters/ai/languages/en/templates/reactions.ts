// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReactionTemplates } from '../../types/templates.ts'

export const reactionTemplates: ReactionTemplates = {
  closing: {
    professional: [
      'Last question: is there anything important I didn’t ask about?',
      'To close: is there anything else you’d like to add?',
    ],
    friendly: [
      'Nearly done! Is there anything else you’d like to tell me?',
      'Last one: did we miss anything you wanted to say?',
    ],
    curious: [
      'Before we finish: is there anything I should have asked about?',
      'One last thing: is there anything we’ve left out?',
    ],
    empathetic: [
      'We’re coming to the end. Is there anything else you’d like to say?',
      'This is the last question: is there anything you’d still like to tell me?',
    ],
    analytical: [
      'To finish: is there anything important that’s missing?',
      'Last question: is there anything to add?',
    ],
  },
  allAnswered: [
    'Thank you, you have already told me about everything I wanted to ask.',
    'That covers all I wanted to know, thank you.',
  ],
  repeatApology: [
    'Sorry, you’d already told me that.',
    'Sorry for asking again.',
    'You’re right, sorry.',
  ],
  thanks: {
    sentence: ['Thank you.', 'I see, thank you.', 'All right, thanks.', 'Okay, thank you.'],
    story: [
      'Thank you for telling me that in such detail.',
      'Thank you, that gives me a clear picture.',
      'Thank you for taking the time to explain that.',
    ],
    followUp: ['I see.', 'I understand.'],
  },
  sympathy: [
    'I’m sorry to hear that.',
    'I’m sorry it was like that.',
    'That can’t have been easy.',
  ],
  candour: [
    'It helps to know that, thank you.',
    'Thank you, that is important to know.',
    'Thanks for saying it as it is.',
  ],
  trust: [
    'Thank you for telling me that.',
    'Thank you for sharing that with me.',
    'Thank you for bringing that up.',
  ],
  greetingReply: ['Hello, and thank you for taking part.', 'Hello, good to have you here.'],
  limited:
    'I can only ask simple questions at the moment, because part of this service isn’t answering. You can end here or go on later, whenever you like. If you’d like to go on now:',
  byIntent: {
    refuse: ['That’s fine, you don’t have to answer.', 'No problem.', 'Fair enough.'],
    'dont-know': ['That’s fine.', 'No problem.', 'All right.'],
    gibberish: ['Let’s leave that one.', 'No problem, we can skip that one.'],
    'off-topic': ['All right, back to the survey.', 'Okay, let’s carry on.'],
    injection: ['All right, back to the survey.', 'Okay, let’s carry on.'],
  },
}
