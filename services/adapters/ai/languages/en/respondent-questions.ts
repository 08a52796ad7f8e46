// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { RespondentQuestions } from '../types/respondent-questions.ts'

export const respondentQuestions: RespondentQuestions = {
  patterns: {
    anonymous:
      / (?:is|are|will|does) (?:this|it|that|these|my|the survey)(?: \S+){0,3} (?:anonymous|anonymously|confidential|private|secret) | (?:do|does|will|can|could) (?:you|they|people|anyone|anybody|someone|my \S+)(?: \S+)? (?:know|see|tell|record|trace|find out) (?:who i am|who wrote this|who said this|it(?: is|'s|'ll be| was) me|that it was me|my (?:name|identity)) | do i (?:have|need) to (?:give|say|tell)(?: \S+)? (?:my|a) name /u,
    readers:
      / (?:is|are) (?:anyone|anybody|someone|somebody|people|a person|a human)(?: \S+){0,2} (?:going to|gonna|reading|seeing)(?: (?:read|see|reading|seeing))?(?: (?:this|it|these|them))? | who (?:else )?(?:will |can |could |is going to |gets to |is gonna )?(?:be )?(?:reads?|sees?|reading|seeing|ha(?:ve|s) access to|looks? at|receives?|gets) (?:this|these|it|them|my|what i|the answers?|all) | (?:will|can|could|does) (?:my|our|your|anyone|anybody|someone|somebody|other people)(?: \S+){0,3} (?:see|read|get|hear about) (?:this|it|these|them|my|what i) | (?:will|do|are) you (?:\S+ )?(?:sell|selling|share|sharing|show|showing|keep|keeping|store|storing) (?:this|my|these|it) | where (?:do|does|will|is|are) (?:my|this|these|the) (?:\S+ )?(?:go|going|stored|kept|end up) | what (?:will|do|are) you (?:do|doing|going to do) with (?:all )?(?:of )?(?:this|my|these|it|the answers) /u,
    machine:
      / (?:are|r) (?:you|u) (?:even |really |actually |just )?(?:a |an )?(?:real|human|bot|robot|machine|ai|person|program|computer|chatbot|chatgpt) | (?:is|are) (?:this|it|there) (?:even |really |just )?(?:a |an )(?:real |actual )?(?:bot|robot|machine|ai|human|person|computer|chatbot) | am i (?:talking|speaking|chatting|writing) (?:to|with) | who are you | who am i (?:talking|speaking) /u,
    length:
      / how (?:long|much longer) (?:will|does|is) (?:this|it|the (?:survey|conversation|chat|interview))(?: (?:take|last|be|going to (?:take|be|last)|gonna (?:take|be|last)))? $| how many (?:more |other )?questions | how many (?:more|are left|are there) $| (?:is|are) (?:this|we) (?:nearly |almost )?(?:over|done|finished)(?: \S+)? $| will (?:this|it) take (?:long|much) /u,
    reason:
      / why (?:do|are|would|did) (?:you|they|u) (?:\S+ )?(?:ask|asking|want to know|need to know|wanna know|care) | why (?:is|does) (?:this|that|it) (?:matter|important|relevant) | what(?: is|'s) (?:this|it|the survey|all this)(?: \S+)? for $| what(?: is|'s) the (?:point|purpose|goal|aim|reason) (?:of|for) (?:this|these|all this|the survey|the question|asking) /u,
  },
  meaning:
    / (?:mean|means|meant|meaning|understand|clarify|explain|rephrase|refer to|referring to|talking about|get it|which one|what sense|specific|repeat|example|wdym|the question) /u,
  replies: {
    opener: {
      professional: ['Certainly, I will answer that.', 'You are right to ask.'],
      friendly: ['Sure, happy to tell you!', 'No secret there!'],
      curious: ['Good question!', 'I like that you ask.'],
      empathetic: ['Of course, it is good to ask.', 'That is a fair thing to wonder.'],
      analytical: ['To answer directly.', 'For the record.'],
    },
    machine: [
      'I am an AI interviewer, not a person. Whoever made this survey can read what you write.',
      'You are talking with an artificial intelligence. The answers can be read by whoever made this survey.',
    ],
    readers: [
      'Whoever made this survey can read your answers, and I, an AI, use them to choose my questions.',
      'Your answers go to whoever made this survey. An AI reads them too, to ask on and to sum up.',
    ],
    anonymous: {
      nothing: [
        'I have not asked for your name. Whoever made this survey can read every word you write, so leave out what you do not want them to know.',
        'No name was asked for at the start. What you write is read by whoever made this survey, so you may prefer to leave out what tells who you are.',
      ],
      form: [
        'The form at the start asked for some details about you, and whoever made this survey can see them with your answers.',
        'Some details were asked for at the start, so whoever made this survey can connect the answers with them.',
      ],
      link: [
        'You came by a personal link, so whoever sent it may be able to tell that the answers are yours.',
        'Your link is a personal one: whoever sent it may be able to connect the answers with you.',
      ],
    },
    length: [
      'Questions left, this one included: {left} at most. You can stop at any time.',
      'There is a limit: {left} to go at most, counting this one, and you can stop whenever you like.',
    ],
    reason: [
      'Whoever made this survey hopes to learn about “{title}”, and your view is part of that.',
      'The topic is “{title}”, and each answer helps those behind the survey to understand it.',
    ],
    unknown: [
      'I am an AI that only asks the questions here, so I have to leave that one open.',
      'I am an AI with no experience or opinion of my own, so I cannot answer that.',
    ],
    returnToQuestion: ['Back to our topic: {ask}', 'So, to go on: {ask}'],
  },
}
