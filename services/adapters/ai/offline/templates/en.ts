// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Templates } from './template.ts'

export const english: Templates = {
  opening: {
    professional: [
      'Thank you for taking part. This conversation is about “{title}”. To begin, how would you describe your experience with it?',
      'Thank you for your time. Our topic is “{title}”. To begin, what is your own connection to it?',
    ],
    friendly: [
      'Hi! Great to have you here. We would love to talk about “{title}”. To start, how has it been for you?',
      'Hello, and thanks for joining this chat about “{title}”. What comes to mind first?',
    ],
    curious: [
      'Hello! I am keen to hear from you about “{title}”. When did it last play a part in your life?',
      'Hi! I would like to see “{title}” through your eyes. Where does your story with it begin?',
    ],
    empathetic: [
      'Hello, and thank you for being here. We will talk about “{title}” at your pace, with no right or wrong answers. How has it been for you?',
      'Hi. What you have been through matters to us. Thinking of “{title}”, how have things been?',
    ],
    analytical: [
      'Thank you for taking part. The topic is “{title}”. To begin, which facts or events sum up your experience best?',
      'Hello. We will look at “{title}” together. How would you sum up your experience so far, in concrete terms?',
    ],
  },
  openingOn: [
    'Thank you for taking part. Let us begin with “{point}”: how do you see it, from your own experience?',
    'Hello! To begin with “{point}”: what can you tell us?',
  ],
  objective: {
    professional: [
      'Moving on to “{point}”: how do you assess it today?',
      'I would like to hear about “{point}”. What has mattered most in your experience?',
      'On “{point}”: which situation illustrates what you think?',
      'As for “{point}”, what works for you and what does not?',
    ],
    friendly: [
      'Now tell me about “{point}”: how does that go for you?',
      'And when it comes to “{point}”, what would you say?',
      'Shall we talk about “{point}”? Tell it your own way, with an example if one comes to mind.',
      'Speaking of “{point}”, what stood out for you?',
    ],
    curious: [
      'I am curious about “{point}” too: what story could you tell about it?',
      'And on “{point}”, what do you notice that others may miss?',
      'Thinking of “{point}”, what happened the last time?',
      'How does “{point}” show up in your daily life?',
    ],
    empathetic: [
      'If you feel comfortable, please say a little about “{point}”. How has that been for you?',
      'I would also like to understand “{point}”. How do you feel about it?',
      'Thinking of “{point}”, what weighed most on you?',
      'On “{point}”, what do you wish people understood?',
    ],
    analytical: [
      'Next, “{point}”: which factors weigh most in your view?',
      'As for “{point}”, what has changed over time?',
      'Looking closely at “{point}”, what was the main cause of what you saw?',
      'On “{point}”: how often does it come up, and with what effect?',
    ],
  },
  invitation: [
    'Please say a little about why.',
    'Take your time, and give an example if you can.',
    'I would like to understand how you see it.',
  ],
  probe: {
    professional: [
      'You mentioned “{quote}”. Could you describe what happened?',
      'On “{quote}”: what effect did that have on you?',
      'When you say “{quote}”, which situation do you have in mind?',
    ],
    friendly: [
      'You said “{quote}”. Tell me more: how did that go?',
      'Hmm, “{quote}”… what happened next?',
      'When you say “{quote}”, could you give me an example?',
    ],
    curious: [
      'Interesting: “{quote}”. What led to that?',
      'You said “{quote}”. How exactly did that come about?',
      'I keep thinking of “{quote}”. What was behind it?',
    ],
    empathetic: [
      'Thank you for sharing that. When you say “{quote}”, how did you feel at that moment?',
      'You told me “{quote}”. What was that like for you?',
      'I imagine “{quote}” carries some weight. What did it change for you?',
    ],
    analytical: [
      'You mentioned “{quote}”. What was the cause, in your view?',
      'On “{quote}”: how often does that happen?',
      'With “{quote}”, what weighed most on the outcome?',
    ],
  },
  probePlain: [
    'Could you give me a concrete example of what you just described?',
    'What made you come to that view?',
    'How did that happen, step by step?',
  ],
  otherAngle: [
    'Looking at “{point}” from another side: if you could change just one thing, what would it be?',
    'Staying with “{point}”, what would be different in an ideal world?',
    'Thinking again of “{point}”: what would you tell a friend about it?',
  ],
  otherAnglePlain: [
    'Looking at it from another side: if you could change just one thing, what would it be?',
    'In an ideal world, what would be different?',
    'If a friend asked you about this, what would you say?',
  ],
  clarify: {
    gibberish: [
      'I am afraid I did not catch that. Could you put it in other words, even one short sentence?',
      'I could not quite make that out. Would you like to try again, or move on to the next point?',
    ],
    'off-topic': [
      'I see! Coming back to “{point}”, what would you say?',
      'That could be a long talk, but here we would love to hear about “{point}”. How has it been for you?',
    ],
    'question-back': [
      'Of course: we want to know your own experience of “{point}”, with no right or wrong answers. What comes to mind first?',
      'Good question. What counts is what you think or have lived through on “{point}”. Which example would you give?',
    ],
    injection: [
      'I can only talk about this survey. Coming back to “{point}”, what is your opinion?',
      'That is not something I can do. Let us go on with “{point}”: how do you see it?',
    ],
  },
  closing: {
    professional: [
      'We have come to the end. Is there anything important on this topic that I did not ask?',
      'To close: what else would you like to add?',
    ],
    friendly: [
      'We are almost done! Is there anything we missed that you wanted to share?',
      'Last question: is there anything else you would like to tell us?',
    ],
    curious: [
      'Before we finish: what should I have asked and did not?',
      'To wrap up, which detail did we leave out that deserves to be told?',
    ],
    empathetic: [
      'Thank you for your trust. Before we close, is there anything you would still like to say?',
      'We are at the end. Is there something on your mind that you would like to share?',
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
      'I appreciate the detail.',
    ],
    friendly: [
      'Great, thanks for telling me!',
      'Got it!',
      'Nice, that makes sense.',
      'Thanks for sharing that.',
    ],
    curious: [
      'How interesting.',
      'That helps me understand.',
      'Oh, thank you for that.',
      'Good to know.',
    ],
    empathetic: [
      'Thank you for sharing that.',
      'I hear you.',
      'That makes sense, thank you for being open.',
      'I appreciate you telling me.',
    ],
    analytical: [
      'Noted.',
      'That is useful, thank you.',
      'Understood, thank you.',
      'I see, that clarifies it.',
    ],
  },
  sorry: ['I am sorry about that.', 'That cannot have been easy.', 'I am sorry it went that way.'],
  after: {
    refuse: ['That is fine, you do not have to answer.', 'No problem, let us move on.'],
    'dont-know': ['It is fine not to know.', 'No problem.'],
    gibberish: ['Let us leave that one aside.', 'No problem, we can skip that one.'],
    'off-topic': ['All right, let us go on with the survey.', 'Let us move on.'],
    injection: ['All right, let us go on with the survey.', 'Let us move on.'],
  },
}
