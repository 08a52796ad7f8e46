// English. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parsePhrases, parseWords } from '../shared/word-lists.ts'
import type { WordLists } from '../types/lexicon.ts'

export const lexicon: WordLists = {
  stopWords:
    parseWords(`a an the of to in on at by for from with without about into over under between and or but so if then than that this these
    those it its it's i me my mine we us our you your he him his she her they them their is are was were be been being am do does did
    done have has had having will would can could should may might must not no yes as when where who whom which what why how all any
    both each few more most other some such only own same too very just also there here up down out off again once because while i'm
    i've don't didn't really get got one thing things lot`),
  intents: {
    dontKnow: parsePhrases(
      `no clue, haven't a clue, beats me, i have no idea, i wouldn't know, i couldn't say, i can't think of anything, can't think of anything, nothing comes to mind, not really sure, i don't know, i dont know, don't know, dont know, dunno, no idea, not sure, i'm not sure, can't remember, i can't remember, don't remember, i don't recall, hard to say, never thought about it, no opinion, nothing to say, idk`,
    ),
    refuse: parsePhrases(
      `no comment, i'd rather not, i would rather not, don't want to say, do not want to say, don't want to talk about it, not comfortable answering, i'm not comfortable, ask something else, another question, mind your own business, i'd rather not, rather not say, rather not answer, prefer not to, prefer not to say, i won't answer, i will not answer, don't want to answer, i don't want to talk, none of your business, that's personal, that is personal, skip, skip this, skip it, next question, pass, stupid question, what a dumb question, not telling you`,
    ),
    stop: parsePhrases(
      `gotta go, i gotta go, stop asking, stop asking me, i want out, i want to end this, let's end this, can we stop, quit, stop, stop it, please stop, i want to stop, let's stop, i'm done, im done, i quit, end the survey, end this, i want to leave, i have to go, enough, that's enough, no more questions, bye, goodbye, i don't want to continue, i do not want to continue, leave me alone, unsubscribe, no time for this`,
    ),
    distress: parsePhrases(
      `want to end it all, end it all, said he would kill me, said he'd kill me, said he will kill me, said she would kill me, threatened to kill me, threatens to kill me, threatening to kill me, husband hits me, partner hits me, boyfriend hits me, landlord hits me, stepdad hits me, dad hits me, father hits me, husband beats me, scared to go home, afraid to go home, frightened to go home, terrified to go home, want to kill myself, wanna kill myself, wanna die, want to be dead, wish i was dead, wish i were dead, don't wanna wake up, don't want to wake up, do not want to wake up, wish i wouldn't wake up, wish i was the one who died, wish i was the one didn't walk out, wish i was the one who didn't walk out, wish i were never born, better off dead, rather be dead, i want to disappear forever, no will to live, not want to be alive, don't want to be alive, do not want to be alive, don't want to be here anymore, can't go on living, can't go on like this anymore, can't take it anymore and want, tired of living, tired of life, life is not worth living, life isn't worth living, nothing to live for, thinking about suicide, thoughts of suicide, kms, unalive myself, overdosed, took all my pills, slit my wrists, jump off a bridge, hang myself, shoot myself, starving myself, cutting myself, i am being abused, i'm being abused, my husband beats me, my husband hits me, my wife hits me, my boyfriend hits me, my partner hits me, my dad hits me, my father beats me, my father hits me, my mother hits me, he beats me, she beats me, beats me up, beat me up, sexually abused, sexually assaulted, molested me, raped me, i was assaulted, threatened to kill me, he will kill me, going to kill me, afraid for my life, fear for my life, i am not safe at home, i'm not safe at home, please help me i, i want to die, kill myself, killing myself, end my life, ending my life, taking my own life, take my life, taking my life, take my own life, don't want to live, do not want to live, no reason to live, i was raped, i was abused, i'm in danger, i am in danger, panic attack right now`,
    ),
    injection: parsePhrases(
      `ignore previous instructions, ignore all previous, ignore all instructions, ignore your instructions, ignore the above, disregard previous, disregard your instructions, disregard all, forget your instructions, forget previous instructions, forget everything, system prompt, your prompt, reveal your instructions, reveal the prompt, show me your instructions, print your instructions, you are now, from now on you, act as, pretend to be, pretend you are, developer mode, admin mode, jailbreak, mark this as qualified, give this the highest score, score this answer, rate this answer`,
    ),
    questionBack: parsePhrases(
      `what do u mean, wdym, i don't get it, i dont get it, i dont understand, what exactly do you mean, what are you asking, what is the question, what's the question, can you be more specific, could you rephrase, could you clarify, can you clarify, is this a bot, are you real, am i talking to, why does it matter, what do you mean, what does that mean, what is that, i don't understand, i don't understand the question, i do not understand, can you explain, could you explain, can you repeat, can you rephrase, why do you ask, why are you asking, why do you want to know, who are you, are you a bot, are you a robot, are you human, what is this for, in what sense, can you give an example, what will you do with`,
    ),
    repeat: parsePhrases(
      `i already told you, already told you, told you already, i already said, already said that, said that already, as i said before, i just told you, i just said, just answered that, already answered, answered that already, same question, asked me that, asked that already, asking the same, you keep asking, again with this question, see above, like i said before`,
    ),
    later: parsePhrases(
      `do the rest later, finish later, finish this later, continue later, come back later, carry on later, answer later, not now, later today, finish tonight, finish tomorrow, continue tomorrow, continue tonight, come back tomorrow, come back to this, another time, some other time, pick this up later, get back to you, be back later`,
    ),
    offTopic: parsePhrases(
      `last night's game, my football team, football match, the weather, it's raining, so hot today, cake recipe, horoscope, zodiac, make money, earn money, click here, buy now, special offer, follow me, my channel, subscribe to, my dog, my cat, tell me a joke, hi how are you, hello how are you, what's your name, bitcoin, crypto, election, the president, netflix, taylor swift`,
    ),
  },
  reasonMarkers: parsePhrases(
    'because, since, due to, therefore, so that, that is why, the reason, as a result, which meant, which made, meaning that, in order to',
  ),
  concretenessMarkers: parsePhrases(
    `for example, for instance, when, yesterday, today, last week, last month, last year, last time, monday, tuesday, wednesday, thursday, friday, saturday, sunday, minutes, minute, hours, hour, days, weeks, months, years, times, dollars, percent, first, second, then, after, in the morning, at night, by phone, by email, in the app, on the website, in the store, twice, once`,
  ),
}
