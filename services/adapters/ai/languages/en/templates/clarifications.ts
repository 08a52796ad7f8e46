// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ClarificationTemplates } from '../../types/templates.ts'

export const clarificationTemplates: ClarificationTemplates = {
  clarify: {
    gibberish: [
      'Sorry, I could not read that.',
      'I did not understand that one, sorry.',
      'That did not come through clearly.',
      'I am afraid I could not make that out.',
    ],
    'off-topic': ['I see.', 'All right.', 'Fair enough.', 'Okay.'],
    injection: [
      'Here I can only talk about this survey.',
      'That is not something I can do here.',
      'I cannot help with that here.',
      'Here I only ask the questions.',
    ],
  },
  clarifyUnknownPoint: {
    professional: [
      'On “{point}”, what is your opinion?',
      'As for “{point}”, what could you say?',
      'Regarding “{point}”, what has been your experience?',
      'How would you describe “{point}” as you know it?',
    ],
    friendly: [
      'And on “{point}”, what can you tell me?',
      'So tell me: what comes to mind about “{point}”?',
      'Let us talk about “{point}”: what do you make of it?',
      'What would you say if a friend asked about “{point}”?',
    ],
    curious: [
      'What have you lived through around “{point}”?',
      'Which example would you give of “{point}”?',
      'What have you noticed about “{point}”?',
      'When you think of “{point}”, which moment do you remember?',
    ],
    empathetic: [
      'Thinking of “{point}”, how has it been for you?',
      'In your own time: what would you say about “{point}”?',
      'If you like, tell me about “{point}”: what matters to you there?',
      'What would you want me to understand about “{point}”?',
    ],
    analytical: [
      'With regard to “{point}”, what is your assessment?',
      'On “{point}”, which fact stands out?',
      'Which aspect of “{point}” weighs most?',
      'How would you sum up “{point}” in one sentence?',
    ],
  },
}
