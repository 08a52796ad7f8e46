// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuotelessProbeTemplates } from '../../types/templates.ts'

export const quotelessProbeTemplates: QuotelessProbeTemplates = {
  probeWithoutQuote: {
    descriptive: {
      professional: [
        'Could you give a concrete example?',
        'Could you describe a situation in which that happened?',
        'How was it the last time?',
      ],
      friendly: [
        'Can you tell me a bit more? An example is plenty.',
        'Do you remember a time when it was like that?',
        'And how does that go in practice?',
      ],
      curious: [
        'Which scene comes to mind when you say that?',
        'I would like to picture it: what happened first?',
        'How would you tell that story from the beginning?',
      ],
      empathetic: [
        'If you like, say a little more: what happened?',
        'Would you tell me about a moment when you lived that?',
        'No hurry: which situation do you have in mind?',
      ],
      analytical: [
        'Could you name a specific case?',
        'When did that last occur?',
        'What were the steps, in order?',
      ],
    },
    idiographic: {
      professional: [
        'How much does that matter to you?',
        'What does that mean in your case?',
        'In what way does that affect your routine?',
      ],
      friendly: [
        'And for you, what does that change?',
        'All in all, what stayed with you?',
        'What does that mean in your life?',
      ],
      curious: [
        'What does that say about what matters to you?',
        'What place does that have in your day?',
        'What in this experience is yours alone?',
      ],
      empathetic: [
        'What was that like for you?',
        'What did you feel at that moment?',
        'How does that sit with you?',
      ],
      analytical: [
        'How much weight does that carry in your assessment?',
        'What practical effect does that have on you?',
        'Compared with the rest, how much does that count for you?',
      ],
    },
    clarifying: {
      professional: [
        'Could you explain what you mean in more detail?',
        'What exactly do you refer to?',
        'How would you put that in other words?',
      ],
      friendly: [
        'Can you explain that a little?',
        'How do you mean? An example would help me.',
        'Just so I get it right: what did you mean?',
      ],
      curious: [
        'I would like to understand: what exactly do you mean?',
        'Which detail would help an outsider understand this?',
        'How would you explain it to someone who has never seen it?',
      ],
      empathetic: [
        'I want to understand you properly: could you say it another way?',
        'So that I do not guess for you: what are you thinking of?',
        'What would it be important for me to understand here?',
      ],
      analytical: [
        'What does that mean in concrete terms?',
        'Which word would define it more precisely?',
        'To which part, exactly, does that apply?',
      ],
    },
    explanatory: {
      professional: [
        'What brought you to that view?',
        'What do you put that down to?',
        'What is the main reason, in your opinion?',
      ],
      friendly: [
        'And what makes you say that?',
        'And why do you think that is?',
        'Where does that impression come from?',
      ],
      curious: [
        'I wonder: what is behind that?',
        'How did you come to that conclusion?',
        'And how did you notice that?',
      ],
      empathetic: [
        'What is behind that impression?',
        'To you, what explains it?',
        'What made you feel that way?',
      ],
      analytical: [
        'Which facts do you base that on?',
        'What contributed most to that assessment?',
        'Which factors explain that?',
      ],
    },
  },
}
