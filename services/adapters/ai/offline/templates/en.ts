// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Templates } from './template.ts'
import { replies } from './en-replies.ts'

export const english: Templates = {
  opening: {
    professional: [
      'Thank you for taking part. This conversation is about “{title}”. To begin, how would you describe your experience with it?',
      'Thank you for your time. Today’s topic is “{title}”. To begin, how is it part of your life?',
    ],
    friendly: [
      'Hi! Great to have you here. Today’s chat is about “{title}”. So tell me: how does it touch your life?',
      'Hello, and thanks for joining this chat about “{title}”. To kick off, what comes to mind when you think of it?',
    ],
    curious: [
      'Hello! The topic is “{title}”, and I would love to hear your story. Where does it begin?',
      'Hi! We are going to talk about “{title}”. I wonder how it went for you: what is your most recent memory of it?',
    ],
    empathetic: [
      'Hello, it is good to have you here. We will talk about “{title}” at your pace, with no right or wrong answers. How has it been for you?',
      'Hi. The topic is “{title}”, and what you have been through matters to us. How do you feel about it?',
    ],
    analytical: [
      'Hello. The topic is “{title}”. To begin with the facts: which situation sums up your experience best?',
      'Thank you for taking part. We will look at “{title}”, one point at a time. How would you sum up your experience so far?',
    ],
  },
  openingOn: [
    'Thank you for taking part. Let us begin with “{point}”: what has your experience been?',
    'Hello! To begin with “{point}”: what can you tell me?',
  ],
  openingAsk: [
    'Thank you for taking part. Let us go straight to it: {ask}',
    'Hello! It is good to have you here. To begin: {ask}',
  ],
  ask: {
    professional: [
      '{ask}',
      'Moving on to another aspect: {ask}',
      'I would also like to know: {ask}',
      'Another important point: {ask}',
    ],
    friendly: [
      'Now tell me: {ask}',
      'Changing the subject a little: {ask}',
      'And here is another one: {ask}',
      '{ask} Just tell it your own way!',
    ],
    curious: [
      'I am curious: {ask}',
      'I would love to understand another part of the story: {ask}',
      '{ask} I love details.',
      'Something else I wonder about: {ask}',
    ],
    empathetic: [
      'If you feel comfortable: {ask}',
      '{ask} Please take your time.',
      'I would like to see your side of it: {ask}',
      'Thinking of what you have been through: {ask}',
    ],
    analytical: [
      'Next point: {ask}',
      'In concrete terms: {ask}',
      '{ask} Facts, dates or figures are welcome.',
      'Turning to another factor: {ask}',
    ],
  },
  askAgain: {
    professional: ['Staying with this point: {ask}', 'Put another way: {ask}'],
    friendly: ['Let us try another way in: {ask}', 'Let me ask it another way: {ask}'],
    curious: ['Looking at it from another angle: {ask}', 'I keep wondering: {ask}'],
    empathetic: ['This may be easier: {ask}', 'No hurry: {ask}'],
    analytical: ['The same point from another angle: {ask}', 'By another route: {ask}'],
  },
  askOwn: [
    '{ask} Please say a little about why.',
    '{ask} An example from your own experience helps a lot.',
    '{ask} What counts is your view, whatever it is.',
  ],
  objective: {
    professional: [
      'Moving on to “{point}”: how do you assess it today?',
      'I would like to hear about “{point}”. What has mattered most in your experience?',
      'On “{point}”: which situation illustrates what you think?',
      'Another point is “{point}”. What is your assessment?',
    ],
    friendly: [
      'Now tell me about “{point}”: how does that go for you?',
      'And when it comes to “{point}”, what would you say?',
      'Next stop: “{point}”. What comes to mind?',
      'Speaking of “{point}”, what stood out for you?',
    ],
    curious: [
      'I am curious about “{point}” too: what story could you tell about it?',
      'And on “{point}”, what do you notice that others may miss?',
      'Thinking of “{point}”, what happened the last time?',
      'I would like to see “{point}” through your eyes: how does it show up in your daily life?',
    ],
    empathetic: [
      'If you feel comfortable, let us talk about “{point}”. How has that been for you?',
      'I would also like to understand “{point}”. How do you feel about it?',
      'Thinking of “{point}”, what weighed most on you?',
      'On “{point}”, what do you wish people understood?',
    ],
    analytical: [
      'Next, “{point}”: which factor weighs most in your view?',
      'As for “{point}”, what has changed over time?',
      'Looking closely at “{point}”, what explains your opinion?',
      'On “{point}”: how often does it come up in your life?',
    ],
  },
  probe: {
    professional: [
      'You mentioned “{quote}”. Could you say a little more about that?',
      'On “{quote}”: what effect did that have on you?',
      'When you say “{quote}”, which situation do you have in mind?',
    ],
    friendly: [
      'You said “{quote}”. Can you tell me more about that?',
      'That stays with me: “{quote}”. How did it go from there?',
      'When you say “{quote}”, could you give me an example?',
    ],
    curious: [
      'Interesting: “{quote}”. What is behind that?',
      'You said “{quote}”. How did it come to that?',
      'I keep thinking of “{quote}”. What does it say about what matters to you?',
    ],
    empathetic: [
      'You told me: “{quote}”. How did that make you feel?',
      'I hear what you say: “{quote}”. What was that like for you?',
      'I imagine this carried some weight: “{quote}”. What did it change for you?',
    ],
    analytical: [
      'You mentioned “{quote}”. What is the cause, in your view?',
      'On “{quote}”: what impact did that have in practice?',
      'Let me note this: “{quote}”. What explains it, as you see it?',
    ],
  },
  probePlain: {
    professional: [
      'Could you give a concrete example?',
      'What brought you to that view?',
      'Could you describe a situation in which that happened?',
    ],
    friendly: [
      'Can you tell me a bit more? An example is plenty.',
      'And what makes you say that?',
      'Do you remember a time when it was like that?',
    ],
    curious: [
      'I would like to understand: what makes you say that?',
      'Which situation comes to mind when you say that?',
      'And how did you notice that?',
    ],
    empathetic: [
      'If you like, say a little more: what was it like for you?',
      'What is behind that impression?',
      'Would you tell me about a moment when you felt that?',
    ],
    analytical: [
      'Which facts do you base that on?',
      'Could you name a specific case?',
      'What contributed most to that assessment?',
    ],
  },
  otherAngle: [
    'Looking at “{point}” from another side: if you could change just one thing, what would it be?',
    'Staying with “{point}”, what would it be like in an ideal world?',
    'Thinking again of “{point}”: what would you tell a friend about it?',
  ],
  otherAnglePlain: [
    'Looking at it from another side: if you could change just one thing, what would it be?',
    'And what would it be like in an ideal world?',
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
  clarifyAsk: {
    gibberish: [
      'I am afraid I did not catch that. Let me ask it another way: {ask}',
      'I could not quite make that out. Let me try again: {ask}',
    ],
    'off-topic': [
      'I see! Coming back to our topic: {ask}',
      'That could be a long talk, but here I would love to hear about our topic. {ask}',
    ],
    'question-back': [
      'Of course: I would like to know your own experience, with no right or wrong answers. {ask}',
      'Good question. What counts is what you think or have lived through. For example: {ask}',
    ],
    injection: [
      'I can only talk about this survey. Coming back to it: {ask}',
      'That is not something I can do. Going on with the survey: {ask}',
    ],
  },
  ...replies,
}
