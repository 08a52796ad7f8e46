// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { OpeningTemplates } from '../../types/templates.ts'

export const openingTemplates: OpeningTemplates = {
  opening: {
    professional: [
      'Thank you for taking part. This conversation is about “{title}”. To begin, how would you describe your experience with it?',
      'Thank you for your time. Today’s topic is “{title}”. To begin, how is it part of your life?',
    ],
    friendly: [
      'Hi! Great to have you here. Today’s chat is about “{title}”. So tell me: how does it touch your life?',
      'Hello, and thanks for joining this chat about “{title}”! To kick off, what comes to mind when you think of it?',
    ],
    curious: [
      'Hello! The topic is “{title}”, and I would love to hear your story. Where does it begin?',
      'Hi! We are going to talk about “{title}”, and I wonder about your side of it: what is your most recent memory of it?',
    ],
    empathetic: [
      'Hello, it is good to have you here. We will talk about “{title}” at your pace, with no right or wrong answers. Where would you like to begin?',
      'Hi. The topic is “{title}”, and what you have been through matters to us. How do you feel about it?',
    ],
    analytical: [
      'Hello. The topic is “{title}”. To begin with the facts: which situation sums up your experience best?',
      'Thank you for taking part. We will look at “{title}”, one point at a time. How would you sum up your experience so far?',
    ],
  },
  greeting: {
    professional: ['Hello, and thank you for taking part.', 'Thank you for your time.'],
    friendly: ['Hi! Great to have you here.', 'Hello! Thanks for joining this chat.'],
    curious: [
      'Hello! I am here to hear your story.',
      'Hi! I would love to learn how you see things.',
    ],
    empathetic: [
      'Hello, it is good to have you here. Please take your time.',
      'Hi, and thank you for making this moment. There are no right or wrong answers.',
    ],
    analytical: [
      'Hello. One thing at a time.',
      'Thank you for taking part. I begin with the facts.',
    ],
  },
  openingWithPoint: {
    professional: [
      'To begin with “{point}”: what has your experience been?',
      'The first point is “{point}”. How do you assess it today?',
    ],
    friendly: [
      'Let us begin with “{point}”: what can you tell me?',
      'First up: “{point}”. What comes to mind?',
    ],
    curious: [
      'I begin with “{point}”: what story could you tell about it?',
      'The first thing I wonder about is “{point}”: what have you lived through there?',
    ],
    empathetic: [
      'If that is all right, we begin with “{point}”. What would you like to tell me about it?',
      'Thinking of “{point}”, how do you feel?',
    ],
    analytical: [
      'First point: “{point}”. Which situation sums up your experience?',
      'I begin with “{point}”: which facts stand out?',
    ],
  },
  openingWithQuestion: {
    professional: ['To begin: {ask}', 'I would like to start here: {ask}'],
    friendly: ['Here we go: {ask}', 'So tell me: {ask}'],
    curious: ['Here is the first thing I wonder about: {ask}', 'Let me start here: {ask}'],
    empathetic: ['If that is all right, I begin with this: {ask}', 'To begin gently: {ask}'],
    analytical: ['First point: {ask}', 'Opening question: {ask}'],
  },
  openingOtherLanguage: [
    'The topic of this survey is written {tongue}: “{title}”. What has your experience with it been?',
    'The people behind this survey gave it this title, {tongue}: “{title}”. How does it touch your life?',
  ],
}
