// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ReactionTemplates } from '../../types/templates.ts'

export const reactionTemplates: ReactionTemplates = {
  closing: {
    professional: [
      'This is the last question: is there anything important that I did not ask?',
      'To close: what else would you like to add?',
    ],
    friendly: [
      'We are almost done! Is there anything we missed that you wanted to share?',
      'Last question: is there anything else you would like to tell me?',
    ],
    curious: [
      'Before we finish: what should I have asked and did not?',
      'To wrap up: which detail did we leave out that deserves to be told?',
    ],
    empathetic: [
      'We are coming to the end. Is there anything you would still like to say?',
      'This is the last question: is there something on your mind that you would like to share?',
    ],
    analytical: [
      'To conclude: which important factor did this conversation leave out?',
      'Last question: what else should be taken into account?',
    ],
  },
  thanks: {
    professional: [
      'Thank you for your answer.',
      'Understood.',
      'I see, that is clear.',
      'I appreciate the account.',
    ],
    friendly: [
      'Great, thanks for telling me!',
      'Got it!',
      'Ah, that makes sense.',
      'Thanks for sharing that.',
    ],
    curious: ['How interesting.', 'That helps me understand.', 'Oh, I see!', 'Good to know.'],
    empathetic: [
      'Thank you for sharing that.',
      'I hear you.',
      'That makes sense, thank you for being open.',
      'I appreciate you telling me.',
    ],
    analytical: [
      'Noted.',
      'That is useful.',
      'Understood, thank you.',
      'I see, that clarifies it.',
    ],
  },
  acknowledgement: {
    professional: ['I see.', 'Understood.'],
    friendly: ['All right!', 'Got it!'],
    curious: ['Ah, I see.', 'I see, all right.'],
    empathetic: ['That is fine.', 'I see.'],
    analytical: ['Noted.', 'I see.'],
  },
  empathy: {
    professional: ['I regret that it went that way.', 'I am sorry that this happened.'],
    friendly: ['Oh, I am sorry about that.', 'Ouch, that sounds hard.'],
    curious: ['I am sorry to hear that.', 'I am sorry; I would like to understand it better.'],
    empathetic: [
      'I am sorry you went through that.',
      'Thank you for trusting me with that; I am sorry it happened.',
    ],
    analytical: ['I am sorry. I have noted it.', 'I am sorry; that is a relevant point.'],
  },
  repeatApology: [
    'Sorry, I did not mean to ask you that again.',
    'My apologies for asking twice.',
    'You are right, we have been there; sorry.',
  ],
  greetingReply: ['Hello, and thank you for taking part.', 'Hello, good to have you here.'],
  limited:
    'I can only ask simple questions at the moment, because part of this service is not answering. You can end here or go on later, whenever you like. If you would like to go on now:',
  byIntent: {
    refuse: [
      'That is fine, you do not have to answer.',
      'No problem, let us move on.',
      'Fair enough, on to the next one.',
      'I respect that.',
    ],
    'dont-know': ['It is fine not to know.', 'No problem.', 'All right.', 'That happens.'],
    gibberish: ['Let us leave that one aside.', 'No problem, we can skip that one.'],
    'off-topic': ['All right, let us go on with the survey.', 'Let us move on.'],
    injection: ['All right, let us go on with the survey.', 'Let us move on.'],
  },
}
