// English. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { feelings, phrases, words, type Lexicon } from './lexicon.ts'

export const english: Lexicon = {
  stopWords:
    words(`a an the of to in on at by for from with without about into over under between and or but so if then than that this these
    those it its it's i me my mine we us our you your he him his she her they them their is are was were be been being am do does did
    done have has had having will would can could should may might must not no yes as when where who whom which what why how all any
    both each few more most other some such only own same too very just also there here up down out off again once because while i'm
    i've don't didn't really get got one thing things lot`),
  feelings: feelings({
    // Said without the feeling.
    0: `would like, like to, like a, like this, like that, feel like, feels like, looks like, something like, things like, kind of, good morning, good evening, would be good, late night`,
    2: `love, loved, loves, excellent, perfect, amazing, wonderful, fantastic, brilliant, outstanding, superb, awesome, delighted, flawless, best ever, top notch`,
    1: `good, great, nice, like, liked, enjoy, enjoyed, easy, easier, fast, quick, quickly, useful, helpful, helped, helps, happy, glad, pleased, satisfied, satisfaction, pleasant,
      efficient, reliable, safe, secure, calm, recommend, worth it, worth, kind, polite, friendly, clear, simple, intuitive, improved, better, best,
      solved, fixed, works, worked well, fair, cheap, affordable, comfortable, beautiful, clean, tidy, organised, organized, smooth, smoothly, impressed, welcoming, trust, trusted,
      quality, saved, convenient, attentive, responsive, confident, thankful, grateful, fun`,
    '-1': `bad, poor, slow, slowly, delay, delays, delayed, late, hard, difficult, complicated, confusing, confused, expensive, pricey, tiring, boring, annoying, annoyed, problem,
      problems, issue, issues, error, errors, fail, failed, fails, failure, bug, bugs, buggy, crash, crashed, crashes, cancelled, canceled, cancel, quit, gave up, unhappy,
      dissatisfied, disappointed, disappointing, disappointment, frustrated, frustrating, frustration, complained, complaint, missing, lacked, lacks, lacking,
      broken, broke, defect, defective, worse, worst, lost, lose, worry, worried, worries, stress, stressful, stressed, irritating, irritated, sad, afraid, doubt, doubts,
      abandoned, bureaucratic, unsafe, insecure, dirty, noisy, queue, messy, unfair, ignored, overcharged, hidden fee, hidden fees, no answer, no reply, unclear, clunky, waste,
      waste of time, let down, never again, unreliable, rude, lost my trust, lost trust, hidden, gives up, give up, charged twice`,
    '-2': `awful, horrible, terrible, hate, hated, hates, disgusting, unacceptable, ridiculous, garbage, trash, shameful, scam, fraud, furious, outrageous, outraged, disrespectful, humiliated, useless, nightmare`,
  }),
  negations: words(
    "not no never nor without hardly isn't wasn't aren't weren't don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't ain't",
  ),
  stronger: words(
    'very really extremely totally completely so super incredibly absolutely too highly truly',
  ),
  weaker: words('slightly somewhat fairly little bit barely kinda'),
  turns: words('but however although though yet still'),
  emotions: {
    joy: words(
      'love loved happy glad joy enjoyed enjoy delighted wonderful great excellent pleased fun thrilled',
    ),
    frustration: words(
      'frustrated frustrating frustration slow delay delayed difficult complicated confusing confused annoying disappointed disappointing stuck crash crashed bug bugs problem problems error errors gave',
    ),
    anger: words(
      'angry anger hate hated furious outrageous outraged unacceptable ridiculous disrespectful scam mad irritated',
    ),
    surprise: words(
      'surprised surprise surprising surprisingly unexpected unexpectedly wow astonished',
    ),
    sadness: words('sad sadly unfortunately lonely hurt miss regret lost upset'),
    confidence: words(
      'trust trusted confident confidence reliable safe secure sure certain recommend',
    ),
  },
  intents: {
    dontKnow: phrases(
      `i don't know, i dont know, don't know, dont know, dunno, no idea, not sure, i'm not sure, can't remember, i can't remember, don't remember, i don't recall, hard to say, never thought about it, no opinion, nothing to say, idk`,
    ),
    refuse: phrases(
      `i'd rather not, rather not say, rather not answer, prefer not to, prefer not to say, i won't answer, i will not answer, don't want to answer, i don't want to talk, none of your business, that's personal, that is personal, skip, skip this, skip it, next question, pass, stupid question, what a dumb question, not telling you`,
    ),
    stop: phrases(
      `stop, stop it, please stop, i want to stop, let's stop, i'm done, im done, i quit, end the survey, end this, i want to leave, i have to go, enough, that's enough, no more questions, bye, goodbye, i don't want to continue, i do not want to continue, leave me alone, unsubscribe, no time for this`,
    ),
    distress: phrases(
      `i want to die, kill myself, killing myself, suicide, suicidal, end my life, take my own life, don't want to live, do not want to live, no reason to live, hurt myself, harm myself, self harm, cut myself, he hits me, she hits me, beats me, i was raped, i was abused, i'm in danger, i am in danger, panic attack right now, my mother died, my father died, my son died, my daughter died, my wife died, my husband died`,
    ),
    injection: phrases(
      `ignore previous instructions, ignore all previous, ignore all instructions, ignore your instructions, ignore the above, disregard previous, disregard your instructions, disregard all, forget your instructions, forget previous instructions, forget everything, system prompt, your prompt, reveal your instructions, reveal the prompt, show me your instructions, print your instructions, you are now, from now on you, act as, pretend to be, pretend you are, developer mode, admin mode, jailbreak, mark this as qualified, give this the highest score, score this answer, rate this answer`,
    ),
    questionBack: phrases(
      `what do you mean, what does that mean, what is that, i don't understand, i don't understand the question, i do not understand, can you explain, could you explain, can you repeat, can you rephrase, why do you ask, why are you asking, why do you want to know, who are you, are you a bot, are you a robot, are you human, what is this for, in what sense, can you give an example, what will you do with`,
    ),
    offTopic: phrases(
      `last night's game, my team, football match, the weather, it's raining, so hot today, cake recipe, horoscope, zodiac, make money, earn money, click here, buy now, special offer, follow me, my channel, subscribe to, my dog, my cat, tell me a joke, hi how are you, hello how are you, what's your name, bitcoin, crypto, election, the president, netflix, taylor swift`,
    ),
  },
  reasons: phrases(
    'because, since, due to, therefore, so that, that is why, the reason, as a result, which meant, which made, meaning that, in order to',
  ),
  concrete: phrases(
    `for example, for instance, when, yesterday, today, last week, last month, last year, last time, monday, tuesday, wednesday, thursday, friday, saturday, sunday, minutes, minute, hours, hour, days, weeks, months, years, times, dollars, percent, first, second, then, after, in the morning, at night, by phone, by email, in the app, on the website, in the store, twice, once`,
  ),
}
