// Danger and despair, by a learned model of the answer's language, and by phrases of every language.
import type { SurveyLanguage } from '#contract/languages.ts'
import { acrossLanguages, languageOf } from '../../languages/languages.ts'
import { learnedSafety } from '../../learned/judgements.ts'
import { toSearchText, tokenize } from '../text/tokenizer.ts'
import {
  clausesOf,
  comparedWithDeath,
  isBrief,
  turnsDenial,
  withoutOtherSenses,
} from './exaggerations.ts'
import { indirectDangerIn } from './indirect-danger.ts'
import { goodbyeAtEnd, isLeavingPart } from './remarks.ts'

export type Safety = {
  /** `distress`: danger or unbearable suffering of the writer or of a person in their care. `concern`: possibly. */
  tier: 'distress' | 'concern' | null
  /** Without a tier: a call for help is possible, and an ordinary answer much more likely. */
  isPossible: boolean
  /** The danger is to the body, now. */
  isMedical: boolean
  /** Said in so many words, not only likely. */
  isOutright: boolean
  /** Another person is the danger. */
  isByPerson: boolean
}

/** The models learned from answers of at least a few words. */
const minWords = 3

type SafetyContext = {
  isAfterCall?: boolean
  /** A reply to a message after a call for help. */
  isReply?: boolean
}

/** Whether an answer shows that its writer, or a person in their care, needs help. */
export function assessSafety(
  text: string,
  language: SurveyLanguage,
  { isAfterCall = false, isReply = false }: SafetyContext = {},
): Safety {
  const excuses = { isAfterCall, isReply, language }
  const answer = withoutOtherSenses(text, excuses)
  const isOutright = hasDistressPhrase(answer)
  const learned = assessLiteral(text, answer, excuses)
  const ofOthers = !learned.isMedical && befellOthers(answer, excuses)
  const found = ofOthers || isExcused(learned, answer, excuses) ? noDanger : learned
  const indirect = indirectDangerIn(answer, language)
  const isByPerson = indirect === 'by-person'
  const tier = tierOf({ isOutright, indirect, found: found.tier }, answer, language)
  const isIndirectOnly = indirect !== undefined && found.tier === null
  const isMedical = tier !== null && learned.isMedical && !isIndirectOnly
  const isNoticed = ofOthers
    ? mayBeCall(learned)
    : found.isPossible && isPossibleBesides(answer, excuses)
  const isPossible = tier === null && (isNoticed || isHinted(answer, excuses))
  return { tier, isPossible, isOutright, isMedical, isByPerson }
}

type Signs = {
  isOutright: boolean
  indirect: ReturnType<typeof indirectDangerIn>
  found: Learned['tier']
}

function tierOf(
  { isOutright, indirect, found }: Signs,
  answer: string,
  language: SurveyLanguage,
): Safety['tier'] {
  if (isOutright || indirect === 'own-death') return 'distress'
  if (found !== null) return found
  const isConcern =
    indirect === 'by-person' ||
    isThreatened(answer, language) ||
    comparedWithDeath(answer, language) === 'grave'
  return isConcern ? 'concern' : null
}

const mayBeCall = ({ tier, isPossible }: Learned): boolean => tier !== null || isPossible

const isHinted = (answer: string, { isAfterCall, isReply, language }: Excuses): boolean =>
  hasHint(answer, language) ||
  comparedWithDeath(answer, language) !== undefined ||
  (isReply && turnsDenial(answer, language)) ||
  (isAfterCall && hasHintAfterCall(answer, language))

type Learned = NonNullable<ReturnType<typeof learnedSafety>>

const noDanger: Learned = { tier: null, isPossible: false, isMedical: false }

/** After a call for help nothing that is everyday excuses the rest. */
type Excuses = { isAfterCall: boolean; isReply: boolean; language: SurveyLanguage }

/** What is everyday excuses neither likely distress nor danger to the body: only a clause without any other word does. */
const isExcused = (
  { tier, isMedical }: Learned,
  answer: string,
  { isAfterCall, language }: Excuses,
): boolean =>
  !isAfterCall &&
  (isTreatedHarm(answer, language) ||
    (tier !== 'distress' && !isMedical
      ? isEveryday(answer, language)
      : clausesOf(answer).every((clause) => isHarmless(clause, language))))

const assessWords = (text: string, language: SurveyLanguage) =>
  tokenize(text).length < minWords ? undefined : learnedSafety(text, language)

/** What is left of an exaggeration may read worse than all of it did: the whole must be a call, too. */
function assessLiteral(answer: string, literal: string, excuses: Excuses): Learned {
  const { isAfterCall, language } = excuses
  const isShortened = !isAfterCall && literal !== answer
  if (isShortened && !mayBeCall(assessWords(answer, language) ?? noDanger)) return noDanger
  return assessWords(withoutJests(literal, excuses), language) ?? noDanger
}

const laughter = /k{3,}|(?:ha){2,}|(?:rs){2,}|\brs\b|\b(?:lol|lmao)\b|ه{3,}|خ{3,}|[😂🤣😆]/iu

/** An answer that laughs, without its jokes about the respondent's own end. People in despair laugh, too: nothing else in it is left out. */
function withoutJests(answer: string, { isAfterCall, language }: Excuses): string {
  const { jests } = languageOf(language).worries ?? {}
  if (isAfterCall || !jests || !laughter.test(answer)) return answer
  if (jests.grim.test(toSearchText(answer))) return answer
  const rest = clausesOf(answer).filter((clause) => !jests.ownEnd.test(toSearchText(clause)))
  return rest.join('').trim()
}

/** Whether an answer only complains of things, or of a body that works and travels. */
const isEveryday = (answer: string, language: SurveyLanguage): boolean =>
  clausesOf(answer).every((clause) => isEverydayClause(clause, language))

/** Whether a call for help is possible without the clauses that say something everyday. */
function isPossibleBesides(answer: string, { isAfterCall, language }: Excuses): boolean {
  if (isAfterCall) return true
  if (isTreatedHarm(answer, language)) return false
  const rest = withoutGoodbye(answer, language)
  const clauses = clausesOf(rest).flatMap((clause) => splitLong(clause, language))
  const left = clauses.filter((clause) => !isEverydayClause(clause, language))
  if (left.length === clauses.length && rest === answer) return true
  const learned = assessWords(left.join('').trim(), language)
  return learned !== undefined && mayBeCall(learned)
}

function withoutGoodbye(answer: string, language: SurveyLanguage): string {
  const { neverEveryday } = languageOf(language).worries ?? {}
  const end = goodbyeAtEnd(answer, language) ?? answer.length
  return neverEveryday?.test(toSearchText(answer.slice(end))) ? answer : answer.slice(0, end)
}

/** The parts of a long clause, at the words that join them. */
function splitLong(clause: string, language: SurveyLanguage): string[] {
  const { ofOthers } = languageOf(language).worries ?? {}
  if (!ofOthers || isBrief(clause)) return [clause]
  return toSearchText(clause)
    .split(ofOthers.joins)
    .map((part) => `${part} `)
}

function isEverydayClause(clause: string, language: SurveyLanguage): boolean {
  const { worries } = languageOf(language)
  if (!worries || !isBrief(clause)) return false
  const text = toSearchText(clause)
  return (
    (worries.everyday.test(text) || isLeavingPart(clause, language)) &&
    !worries.neverEveryday.test(text)
  )
}

/** Whether a body was harmed and is or was treated, with no word of danger or despair: it is sad, and no call for help. */
function isTreatedHarm(answer: string, language: SurveyLanguage): boolean {
  const { treated, neverEveryday } = languageOf(language).worries ?? {}
  if (!treated) return false
  const text = toSearchText(answer)
  return (
    treated.injury.test(text) &&
    treated.care.test(text) &&
    !treated.acute.test(text) &&
    !neverEveryday?.test(text)
  )
}

/** Harm to another person is sad, and no call for help of the respondent, where the rest of the answer is none either. */
function befellOthers(answer: string, { isAfterCall, language }: Excuses): boolean {
  const { ofOthers } = languageOf(language).worries ?? {}
  if (isAfterCall || !ofOthers || ofOthers.own.test(toSearchText(answer))) return false
  const parts = clausesOf(answer).flatMap((clause) => toSearchText(clause).split(ofOthers.joins))
  const rest = parts.filter((part) => !ofOthers.harm.test(` ${part.trim()} `))
  const isSafe = (text: string) => (learnedSafety(text, language)?.tier ?? null) === null
  return (
    rest.length < parts.length &&
    [...rest, rest.join(' ')].every((text) => !text.trim() || isSafe(text.trim()))
  )
}

const isHarmless = (clause: string, language: SurveyLanguage): boolean =>
  languageOf(language).worries?.harmless?.test(toSearchText(clause)) === true

const sentencesOf = (answer: string): string[] => answer.split(/[.!?؟\n]+/u).map(toSearchText)

/** By the sentence: what hints at danger names none. */
const hasHint = (answer: string, language: SurveyLanguage): boolean =>
  sentencesOf(answer).some(
    (sentence) => languageOf(language).worries?.hints.test(sentence) === true,
  )

function isThreatened(answer: string, language: SurveyLanguage): boolean {
  const { threats } = languageOf(language).worries ?? {}
  if (!threats || laughter.test(answer)) return false
  return sentencesOf(answer).some(
    (sentence) => threats.signs.test(sentence) && !threats.harmless.test(sentence),
  )
}

/** Once help was shown, less is enough: "I won't need it". */
export const hasHintAfterCall = (answer: string, language: SurveyLanguage): boolean =>
  languageOf(language).worries?.afterCall?.test(toSearchText(answer)) === true

function hasDistressPhrase(answer: string): boolean {
  const { figuresOfSpeech, signs } = distressPhrases()
  const text = foldWithoutApostrophes(answer)
  const found = text.split(' ').flatMap((word) => signs.get(word) ?? [])
  const written = found.filter((each) => text.includes(each))
  if (written.length === 0) return false
  // A figure of speech does not hide the rest of the answer.
  const rest = figuresOfSpeech.reduce((left, each) => left.replaceAll(each, ' | '), text)
  return written.some((each) => rest.includes(each))
}

/** Apostrophes are often left out. */
const foldWithoutApostrophes = (text: string) => toSearchText(text).replaceAll("'", '')

const distressPhrases = acrossLanguages((languages) => ({
  figuresOfSpeech: languages.flatMap(({ answers }) =>
    answers.figuresOfSpeech.map(foldWithoutApostrophes),
  ),
  /** By their first word. */
  signs: Map.groupBy(
    new Set(
      languages.flatMap(({ lexicon, answers: { joinedConjunctions = [] } }) =>
        lexicon.intents.distress
          .flatMap((sign) => [sign, ...joinedConjunctions.map((joined) => joined + sign)])
          .map(foldWithoutApostrophes),
      ),
    ),
    (sign) => sign.trim().split(' ')[0]!,
  ),
}))
