// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Replies } from '../template.ts'

export const replies: Replies = {
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
  closingDistress: [
    'I am so sorry you are going through this, and thank you for telling me. I will not ask anything more about the topic. If you need support now, please contact someone you trust or a local helpline (findahelpline.com lists them); in immediate danger, call your local emergency number. Would you like to say anything else before we end?',
    'I am very sorry to hear this. Let us stop the questions here. You do not have to face it alone: findahelpline.com lists free helplines near you, and in immediate danger please call your local emergency number. Is there anything you would like to leave here before we finish?',
  ],
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
  nod: {
    professional: ['I see.', 'Understood.'],
    friendly: ['All right!', 'Got it!'],
    curious: ['Ah, I see.', 'Hmm, all right.'],
    empathetic: ['That is fine.', 'I see.'],
    analytical: ['Noted.', 'I see.'],
  },
  sorry: {
    professional: ['I regret that it went that way.', 'I am sorry that this happened.'],
    friendly: ['Oh, I am sorry about that.', 'Ouch, that sounds hard.'],
    curious: ['I am sorry to hear that.', 'I am sorry; I would like to understand it better.'],
    empathetic: [
      'I am sorry you went through that.',
      'Thank you for trusting me with that; I am sorry it happened.',
    ],
    analytical: ['I am sorry. I have noted it.', 'I am sorry; that is a relevant point.'],
  },
  after: {
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
  clarify: {
    gibberish: {
      professional: [
        'I was not able to understand your message.',
        'That was not clear to me. If you prefer, we can skip this point.',
      ],
      friendly: [
        'Oops, I did not catch that!',
        'Hmm, I did not quite get that. Happy to skip it if you like!',
      ],
      curious: [
        'I could not work out that answer.',
        'That one left me puzzled. If you prefer, we go on to another.',
      ],
      empathetic: [
        'I am sorry, I could not quite understand.',
        'I did not quite follow, and that is fine. If you prefer, we skip this one.',
      ],
      analytical: [
        'I could not identify an answer.',
        'I could not read that message. This point can be skipped.',
      ],
    },
    'off-topic': {
      professional: [
        'I see. Returning to our topic.',
        'Understood. That is a little outside this survey.',
      ],
      friendly: ['I see! Back to our chat.', 'That could be a long talk! But back to ours.'],
      curious: [
        'That is an interesting path too. But back to our topic.',
        'Good thought. Now, back to what we were talking about.',
      ],
      empathetic: [
        'Thank you for sharing that. Let us come back to our topic, gently.',
        'I understand that this matters too. Coming back to our topic.',
      ],
      analytical: ['Noted. Back to the topic.', 'That is out of scope. Resuming.'],
    },
    'question-back': {
      professional: [
        'Let me explain: what counts is your experience, with no right or wrong answers.',
        'Good question. It is about what you think or have lived through.',
      ],
      friendly: [
        'Of course! I just want to know how it is for you, no right answer needed.',
        'Good question! Anything you think or have lived through will do.',
      ],
      curious: [
        'Great question. I want to find out what it is like for you.',
        'Let me explain: what I am after is your story.',
      ],
      empathetic: [
        'Of course, no problem. There is no right or wrong answer, only yours.',
        'Please feel free to ask. What matters is what you have been through.',
      ],
      analytical: [
        'To clarify: I need your assessment, based on your experience.',
        'In short: what counts is what you observed.',
      ],
    },
    injection: {
      professional: [
        'I can only deal with this survey here.',
        'I am not able to follow that request.',
      ],
      friendly: [
        'I cannot do that one, but I can carry on with the survey!',
        'Around here we only talk about the survey!',
      ],
      curious: [
        'That is beyond what I can do. My curiosity lies elsewhere.',
        'That request belongs somewhere else; here we talk about the survey.',
      ],
      empathetic: [
        'I understand, but I cannot do that. I am still here to listen to you.',
        'That is more than I can do. What you have been through is what matters here.',
      ],
      analytical: ['That request is outside the survey.', 'That request does not apply here.'],
    },
  },
  clarifyOn: {
    professional: ['On “{point}”, what is your opinion?', 'As for “{point}”, what could you say?'],
    friendly: [
      'And on “{point}”, what can you tell me?',
      'So tell me: what comes to mind about “{point}”?',
    ],
    curious: [
      'What have you lived through around “{point}”?',
      'Which example would you give of “{point}”?',
    ],
    empathetic: [
      'Thinking of “{point}”, how has it been for you?',
      'In your own time: what would you say about “{point}”?',
    ],
    analytical: [
      'With regard to “{point}”, what is your assessment?',
      'On “{point}”, which fact stands out?',
    ],
  },
}
