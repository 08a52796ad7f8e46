// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf, beginsWithAny } from '../shared/word-lists.ts'
import type { QuestionForms } from '../types/question-forms.ts'

export const questionForms: QuestionForms = {
  plainly: ['Let me put it more simply.', 'Sorry, I will say it more simply.'],
  about: 'It is about {thing}.',
  forms: [
    {
      asks: 'reason',
      suitsAnyLength: true,
      pattern: anyOf(
        '(?:make|makes|made|lead|led) you (?:to )?(?:leave|stop|quit|cancel|give up|switch|drop out|resign|go elsewhere)',
      ),
      plain: ['What was the main reason, in a word or two?', 'What weighed most for you there?'],
      more: ['What else played a part?', 'Was there anything else behind it?'],
    },
    {
      pattern: anyOf(
        'would (?:make|have made|help|have helped|you (?:change|like|improve|add|want|keep)|bring|it take|be different)|(?:could|should|needs to) be (?:better|different|improved)|missing|you change|(?:could|should|can|might) (?:we|they|it|the \\S+)(?: \\S+)? (?:change|improve|do|be done|add)|suggest\\S*|improve\\S*',
      ),
      plain: [
        'If one thing could be different, what would it be?',
        'Which one thing would help you most?',
      ],
      asks: 'wish',
    },
    {
      pattern: anyOf(
        '(?:and )?why|how come|reasons?|what (?:(?:made|makes|led|leads|brings|brought|drew|draws|kept|keeps|stopped|stops) (?:you|it)|(?:is|was) behind)|behind (?:it|that)',
      ),
      plain: ['What was the main reason, in a word or two?', 'What weighed most for you there?'],
      asks: 'reason',
      suitsAnyLength: true,
      more: ['What else played a part?', 'Was there anything else behind it?'],
    },
    {
      pattern: beginsWithAny('who|whom|whose'),
      plain: [
        'Which person or place comes to mind first, if any?',
        'Is there a person or a place you think of there?',
      ],
    },
    {
      pattern: beginsWithAny('how often|how regularly|how many times'),
      plain: [
        'A rough guess is enough: is it every day, now and then, or hardly ever?',
        'Roughly how many times a month would you say?',
      ],
    },
    {
      pattern: beginsWithAny(
        'how (?:many|much(?: time| money)?|long|far|old)|(?:does|did|do) .* cost',
      ),
      plain: [
        'A rough number is enough. Which one comes to mind?',
        'What number would you give, roughly?',
      ],
    },
    {
      pattern: beginsWithAny('when|what time|which day'),
      plain: ['Roughly when was that?', 'Which day or year comes to mind?'],
    },
    {
      pattern: beginsWithAny('where'),
      plain: ['Which place was it?', 'Which place comes to mind?'],
    },
    {
      pattern: anyOf(
        'problems?|difficult\\S*|troubles?|hard(?:est)?|worr\\S+|bother\\S*|annoy\\S*|fears?|goes wrong|went wrong|gets? in the way|concerns?|dislike|go badly',
      ),
      plain: [
        'What bothered you there, even if it was small?',
        'What is the first thing that did not go well, if anything?',
      ],
      suitsAnyLength: true,
      more: ['How does that affect you?', 'How do you deal with that?'],
    },
    {
      isOpinion: true,
      pattern: anyOf(
        'what do you (?:think|make) of|what (?:is|was) your (?:opinion|view|impression|experience)|what has your experience|what (?:was|is|has) (?:it|that) (?:been )?like|how (?:do|did) you (?:find|feel|like|rate|see|get on|experience)|how (?:was|were|is|are|has|have|(?:does|do) .* (?:go|work|behave|treat you)|did .* (?:go|feel|work))|how (?:satisfied|clear|clearly|easy|easily|good|well|happy|reliable|safe|fair|useful|helpful|welcome|comfortable|convenient|clean|quick|quickly|likely)',
      ),
      plain: [
        'Would you call it good, bad, or something in between?',
        'What is the first word that comes to mind for it?',
      ],
    },
    {
      asks: 'manner',
      pattern: anyOf('how do you|what do you do|how are you|how would you'),
      plain: ['What do you do first, and then?', 'What do you usually do, step by step?'],
    },
    {
      pattern: anyOf('how did you|what did you do|how have you'),
      plain: ['What happened, step by step?', 'What do you remember of how it went?'],
    },
    {
      pattern: / /u,
      plain: [
        'What comes to mind first, even if it is small?',
        'Can you tell me one thing about it, whatever it is?',
      ],
    },
  ],
}
