// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What owners say in a goal that is nothing to ask: what their family and staff think, their own guesses, and their wishes for the survey.
import { asidePatterns } from '../../shared/asides.ts'

const relation =
  '(?:husband|hubby|wife|missus|partner|business partner|boss|manager|boyfriend|girlfriend|sister|brother|mum|mom|mother|dad|father|son|daughter|uncle|aunt|cousin|accountant|deputy|colleague|co-?founder|chef|head chef|landlord|treasurer|mate|friend|nan|gran)(?:[- ]in[- ]law)?'
const adverb = '(?:also |just |always |still |only |now |honestly |personally )*'
const stating =
  "(?:says?|said|thinks?|thought|reckons?|swears?|blames?|believes?|insists?|claims?|guess(?:es)?|suspects?|keeps? (?:saying|telling|blaming|going)|is (?:convinced|sure|adamant)|am (?:convinced|sure)|hates?|hated|(?:['’]d|would) say)"
/** An owner's wish to know, and what they ask, stay. */
const asks =
  '\\b(?:ask|asking|know|find out|understand|hear|learn|talk to|speak to|what|why|how|whether|which|where|questions?)\\b'

export const asides = [
  // "Which is mad because pay is up"
  [
    /,? which is (?:mad|odd|weird|strange|fair|fine|annoying|great|nice|crazy|funny|sad|silly|a (?:shame|pity|pain))\b[^.,;!?\n]*/giu,
    '',
  ] as const,
  [/,\s*ask (?:my|our|the) [\p{L}'’ -]{3,40}(?=,)/giu, ''] as const,
  // "He wants flavours, obviously"
  [/(?<=,\s)(?:he|she) wants (?!to\b)(?=\p{L}+s\b)/giu, 'I want to know about '] as const,
  ...asidePatterns({
    joint: '(?:and|but|so|cos|because|though|although|honestly|tbh)',
    asks,
    clauses: [
      `(?:my|our) (?:[\\p{L}-]+ )?${relation} ${adverb}${stating}\\b`,
      `(?:the owner|the boss|the manager|head office|he|she) ${adverb}${stating}\\b`,
      `(?:tbh |honestly )?i ${adverb}(?:think|thought|reckon|guess|suspect|bet|believe|blame)\\b`,
      '(?:one|two|some|a few|another|others|the other)(?: of them)? (?:just )?(?:said|says|shrugged|told|reckons?|mentioned)\\b',
      '(?:who|god|heaven|goodness) knows$',
      'without (?:them|people|anyone|it) (?:thinking|knowing|feeling|noticing)\\b',
      'not too (?:long|many|much|pushy|formal|heavy)\\b',
      'nothing too (?:long|many|much|pushy|formal|heavy)\\b',
      "they['’ ]?a?re (?:all |very |really |always )*(?:busy|elderly|old|shy|tired)$",
      "(?:please )?(?:do not|don['’]?t|dont) (?:mention|tell|say|name)\\b",
      "(?:and )?that['’]?s what (?:i|we)['’]?d? (?:would )?like to know$",
      'keep it (?:friendly|nice|polite|warm|light|short|simple|casual|anonymous)\\b',
    ],
    sentences: [`(?:my|our) (?:[\\p{L}-]+ )?${relation}(?:['’]d)? (?!and\\b|who\\b)`],
  }),
] as const
