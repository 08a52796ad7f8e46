// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probe: {
    descriptive: {
      professional: [
        'You mentioned “{quote}”. Could you describe how that came about?',
        'On “{quote}”: in which situation did that happen?',
      ],
      friendly: [
        'You said “{quote}”. How did that go?',
        'That stays with me: “{quote}”. And what happened next?',
      ],
      curious: [
        'You said “{quote}”, and I want to picture it: what was it like?',
        'I would love to know this part better: “{quote}”. How did it all begin?',
      ],
      empathetic: [
        'Thank you for telling me. When you say “{quote}”, what was going on?',
        'I hear what you say: “{quote}”. Would you tell me about that moment?',
      ],
      analytical: [
        'You cited “{quote}”. When did that last occur?',
        'Let me note this: “{quote}”. What were the steps, from start to finish?',
      ],
    },
    idiographic: {
      professional: [
        'You mentioned “{quote}”. What does that mean to you?',
        'On “{quote}”: how much does that matter in your case?',
      ],
      friendly: [
        'You said “{quote}”. And for you, what does that change?',
        'When you say “{quote}”, what does that mean in your life?',
      ],
      curious: [
        'I keep thinking of “{quote}”. What does it say about what matters to you?',
        'You said “{quote}”. What place does that have in your life?',
      ],
      empathetic: [
        'You told me: “{quote}”. How did that make you feel?',
        'I heard you say “{quote}”. What was that like for you?',
      ],
      analytical: [
        'On “{quote}”: how much weight does that carry in your view?',
        'You cited “{quote}”. What does that lead to for you, in practice?',
      ],
    },
    clarifying: {
      professional: [
        'When you say “{quote}”, what exactly do you refer to?',
        'You mentioned “{quote}”. Could you explain what you mean by that?',
      ],
      friendly: [
        'Just so I get it right: what do you mean by “{quote}”?',
        'You said “{quote}”. Can you give me an example?',
      ],
      curious: [
        'These words caught my attention: “{quote}”. What do they cover?',
        'I want to understand this well: what exactly fits into “{quote}”?',
      ],
      empathetic: [
        'I want to understand you properly: what does “{quote}” mean in your case?',
        'So that I do not guess for you: when you say “{quote}”, what are you thinking of?',
      ],
      analytical: [
        'To record it precisely: how do you define “{quote}”?',
        'In concrete terms, what does “{quote}” mean?',
      ],
    },
    explanatory: {
      professional: [
        'You mentioned “{quote}”. What was the reason, in your opinion?',
        'On “{quote}”: what do you put that down to?',
      ],
      friendly: [
        'You said “{quote}”. And why do you think that was?',
        'Back to “{quote}”: what led to it, do you think?',
      ],
      curious: [
        'Interesting: “{quote}”. What is behind that?',
        'You said “{quote}”. How did things come to that?',
      ],
      empathetic: [
        'You told me: “{quote}”. To you, what explains it?',
        'I would like to see your side: “{quote}”. What made things that way?',
      ],
      analytical: [
        'You cited “{quote}”. What is the cause, as you see it?',
        'On “{quote}”: which factors explain that?',
      ],
    },
  },
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
