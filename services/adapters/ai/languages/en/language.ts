// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { EngineLanguage } from '../types/engine-language.ts'
import { answers } from './answers.ts'
import { choices } from './choices.ts'
import { claims } from './claims.ts'
import { clauses } from './clauses.ts'
import { concepts } from './concepts.ts'
import { contradictions } from './contradictions.ts'
import { followUps } from './follow-ups.ts'
import { goalPatterns } from './goal-patterns.ts'
import { goalSubject } from './goal-subject.ts'
import { grammar } from './grammar.ts'
import { insights } from './insights.ts'
import { lexicon } from './lexicon.ts'
import { ownerWords } from './owner-words.ts'
import { nounPhrases } from './noun-phrases.ts'
import { nouns, subjects } from './nouns.ts'
import { aspects } from './points/aspects.ts'
import { experiencePoints } from './points/experience.ts'
import { focusPoints } from './points/focus.ts'
import { offeringPoints } from './points/offering.ts'
import { societyPoints } from './points/society.ts'
import { injection, machineAddress } from './prompt-injection.ts'
import { purposes } from './purposes.ts'
import { losses } from './losses.ts'
import { indirectDanger } from './indirect-danger.ts'
import { worries } from './worries.ts'
import { questionForms } from './question-forms.ts'
import { remarks } from './remarks.ts'
import { respondentQuestions } from './respondent-questions.ts'
import { salience } from './salience.ts'
import { questionFrames } from './spoken/frames.ts'
import { sentiment } from './sentiment.ts'
import { support } from './support.ts'
import { clarificationTemplates } from './templates/clarifications.ts'
import { openingTemplates } from './templates/openings.ts'
import { probeTemplates } from './templates/probes.ts'
import { questionTemplates } from './templates/questions.ts'
import { reactionTemplates } from './templates/reactions.ts'
import { texts } from './texts.ts'

export const english: EngineLanguage = {
  code: 'en',
  locale: 'en',
  detection: {
    markers: /\b(?:(?:th|wh)\w+|\w+ing\b)/gi,
    tieRank: 3,
    isUnaccented: true,
    ownerWords,
  },
  lexicon,
  answers,
  salience,
  followUps,
  concepts,
  sentiment,
  wordClasses: new URL('word-classes.txt', import.meta.url),
  themes: new URL('themes.txt', import.meta.url),
  issues: new URL('issues.txt', import.meta.url),
  situationTexts: new URL('situations.txt', import.meta.url),
  models: new URL('models/', import.meta.url),
  injection,
  machineAddress,
  fillerTexts: [
    'The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs.',
  ],
  grammar,
  purposes,
  points: {
    byFocus: focusPoints,
    byPurpose: { ...offeringPoints, ...experiencePoints, ...societyPoints },
    aspects,
  },
  goalPatterns,
  nouns,
  nounPhrases,
  insights,
  claims,
  subjects,
  choices,
  clauses,
  goalSubject,
  questionFrames,
  contradictions,
  remarks,
  losses,
  worries,
  indirectDanger,
  respondentQuestions,
  questionForms,
  templates: {
    ...openingTemplates,
    ...questionTemplates,
    ...clarificationTemplates,
    ...probeTemplates,
    ...reactionTemplates,
  },
  support,
  texts,
}
