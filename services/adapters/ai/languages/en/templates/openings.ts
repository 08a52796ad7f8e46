// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { OpeningTemplates } from '../../types/templates.ts'

export const openingTemplates: OpeningTemplates = {
  greeting: {
    professional: ['Hello, and thank you for taking part.', 'Hello, and thank you for your time.'],
    friendly: ['Hi! Great to have you here.', 'Hi, thanks for joining in!'],
    curious: ['Hi, thanks for taking part.', 'Hello! It’s good to have you here.'],
    empathetic: ['Hello, it’s good to have you here.', 'Hello, and thank you for being here.'],
    analytical: ['Hello. Thank you for taking part.', 'Hello. Thanks for your time.'],
  },
  subject: {
    about: 'This is about {title}.',
    topic: 'The topic: {title}.',
    fitsAbout: /^(?:your|the|our)\s/i,
    isSentence:
      /^(?:(?:a few|some) questions|questions|we|i|tell|help|share|let|please|how|what|when|where|why|who|would|do|does|is|are)\s/i,
  },
  openingWithoutPoint: ['What has your experience of it been?', 'How has it been for you so far?'],
  openingWithPoint: [
    'To begin with “{point}”: what has your experience been?',
    'Let’s start with “{point}”. What can you tell me about it?',
  ],
  openingOtherLanguage: [
    'The topic of this survey is written {tongue}: “{title}”. What has your experience with it been?',
    'The people behind this survey gave it this title, {tongue}: “{title}”. What can you tell me about it?',
  ],
}
