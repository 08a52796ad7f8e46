// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: ['You said “{quote}”.', 'You mentioned “{quote}”.'],
  probeQuoted: [
    'You mentioned “{quote}”. Can you tell me more about that?',
    'You said “{quote}”. Could you say a bit more about it?',
    'I’d like to understand that part better: “{quote}”. What more can you tell me?',
  ],
  probeOpinion: ['What makes you say so?', 'What makes you see it that way?'],
  besidesEarlier: [
    'Apart from what you’ve already told me, {ask}',
    'Besides what you’ve said so far, {ask}',
  ],
  mentionedPoint: [
    'You said “{quote}”. Apart from that, {ask}',
    'You mentioned “{quote}”. Apart from that, {ask}',
  ],
  probeMore: [
    'Can you tell me a bit more about that?',
    'Could you say a little more?',
    'What else can you tell me about it?',
  ],
  probeMain: ['Of all that, what matters most to you?', 'Which part of that matters most to you?'],
  probeEarlier: [
    'Earlier you said “{quote}”. Can you tell me more about that?',
    'I’d like to go back to something you said: “{quote}”. What happened there?',
  ],
  probeAfterScore: [
    'You answered {quote}. What’s the main reason for that score?',
    'You gave it {quote}. What’s behind that number?',
  ],
  probeAfterChoice: [
    'You answered “{quote}”. What’s the main reason for that?',
    'Your answer was “{quote}”. Can you tell me a bit more about it?',
  ],
}
