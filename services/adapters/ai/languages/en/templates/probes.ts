// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: {
    professional: ['On this: “{quote}”.', 'You said “{quote}”.', 'You mentioned this: “{quote}”.'],
    friendly: [
      'Right, “{quote}”.',
      'You told me: “{quote}”.',
      'I would like to know more of this part: “{quote}”.',
    ],
    curious: [
      'This caught my attention: “{quote}”.',
      'I keep thinking of what you said: “{quote}”.',
      '“{quote}”: I would like to know more about that.',
    ],
    empathetic: [
      'You shared this: “{quote}”.',
      'Thank you for telling me: “{quote}”.',
      'I hear you: “{quote}”.',
    ],
    analytical: [
      'As you put it: “{quote}”.',
      'In your words: “{quote}”.',
      'One thing first: “{quote}”.',
    ],
  },
  probeQuestions: {
    harm: [
      'What happened then?',
      'How did that end?',
      'What did that lead to for you?',
      'What did you do about it?',
    ],
    decision: [
      'What made you decide that?',
      'What was the deciding moment?',
      'What else did you consider?',
    ],
    money: [
      'What did that mean for you?',
      'How did you deal with that?',
      'What did that change for you?',
    ],
    change: [
      'What led to that?',
      'What was it like before?',
      'What has been different for you since?',
    ],
    wish: [
      'What would that change for you?',
      'What would be different then?',
      'What would that make possible for you?',
    ],
    event: [
      'What did you do then?',
      'What happened next?',
      'How did that end?',
      'What went through your mind at that moment?',
    ],
    reason: [
      'What led to that?',
      'When did you last notice that?',
      'How did that show in practice?',
    ],
    number: [
      'How did that come about?',
      'What is that like for you?',
      'How do you manage with that?',
    ],
    habit: [
      'How did that come about?',
      'What happens when it does not work out that way?',
      'What would make you do it differently?',
    ],
    judgement: [
      'What makes it so for you?',
      'Which moment made you see it that way?',
      'What was the last thing that showed you that?',
    ],
    plain: [
      'Could you tell me more about that?',
      'What does that look like in practice?',
      'What was it like the last time?',
      'How did that come about?',
    ],
  },
  mentionedPoint: [
    'Earlier you said “{quote}”. {ask}',
    'You already spoke of this: “{quote}”. {ask}',
  ],
  probeAfterScore: {
    professional: [
      'You answered {quote}. What was the reason for that score?',
      'On the score of {quote}: which criterion mattered most?',
    ],
    friendly: [
      'You gave it a {quote}. Can you tell me why?',
      'A {quote}, got it! What made you pick that number?',
    ],
    curious: [
      'You answered {quote}, and I wonder: what would change that number?',
      'Of all the numbers, you chose {quote}. What is the story behind it?',
    ],
    empathetic: [
      'Thank you for being open. You answered {quote}: which experience led to that?',
      'You chose {quote}. Would you tell me how you felt when you did?',
    ],
    analytical: [
      'You answered {quote}. Which factors explain that score?',
      'Score of {quote}. Which fact weighed most in it?',
    ],
  },
  probeAfterChoice: {
    professional: [
      'You answered “{quote}”. What brought you to that answer?',
      'Your answer was “{quote}”. Could you give an example?',
    ],
    friendly: [
      'You answered “{quote}”. So tell me: what is that like?',
      'Got it, “{quote}”! And how does that go from day to day?',
    ],
    curious: [
      'You answered “{quote}”. What is the story behind that answer?',
      'I keep thinking of your answer, “{quote}”: what made you say that?',
    ],
    empathetic: [
      'You answered “{quote}”. How has that been for you?',
      'Thank you for answering. What is behind your “{quote}”?',
    ],
    analytical: [
      'You answered “{quote}”. Which facts explain that answer?',
      'Answer noted: “{quote}”. What weighed most in it?',
    ],
  },
}
