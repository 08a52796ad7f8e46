// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { NounPatterns, Subjects } from '../types/nouns.ts'

export const nouns: NounPatterns = {
  topicMarkers: parseWords(
    'the a an my our your his her their its this that these those no any some every each of for with without about from in on at by',
  ),
  nonNounEndings:
    /(?:ly|ing|ed|n't|'ve|'re|'ll)$|^(?:kept|went|came|made|took|gave|told|said|felt|knew|sent|bought|brought|thought|left|found|became|want|need|make|take|give|know|think|feel|come|goes|does|says|keep|tell|told|look|seem|seems|went|used|using)$/,
  hasCompounds: true,
  genericWords:
    parseWords(`minute minutes hour hours day days today yesterday tomorrow week weeks weekend month months year years time times monday tuesday
    wednesday thursday friday saturday sunday january february march april june july august september october november december morning
    afternoon evening night moment always never often sometimes usually almost already even ever every everything everybody everyone
    nothing nobody something somebody someone anything anybody anyone whole part half twice first second third last next another other
    others much many little less least several enough around after before during since until between through together however therefore
    whether instead though although think thought know knew known feel felt want wanted need needed make made take took taken give gave
    given come came going went gone look looked looking find found tell told said saying says asked asking call called work worked
    working used using uses user users start started stop stopped stay stayed keep kept turn turned tried trying happened happen seems
    seemed became become notice noticed realised realized understand understood expected expect maybe perhaps probably actually honest
    honestly basically person people somewhere here there away back again still soon later early like would could should might must
    answer answers question questions example sure right left long short small large great number person's yourself myself itself
    which whose these those them they their left rather quite almost anyway else also more most mostly case sort kind two three four five six seven eight nine ten twenty thirty forty fifty hundred thousand
    different same similar whole main real certain various entire full empty single well okay actual possible available able ready
    easily simply just only even over under per etc hello thanks hope help helps living live lives experience truth middle hidden center centre beginning reason reasons`),
}

export const subjects: Subjects = {
  names: {
    application: 'the app',
    app: 'the app',
    platform: 'the platform',
    website: 'the website',
    software: 'the software',
    tool: 'the tool',
    store: 'the store',
    product: 'the product',
    service: 'the service',
    plan: 'the plan',
    subscription: 'the subscription',
    course: 'the course',
    event: 'the event',
    conference: 'the conference',
    workshop: 'the workshop',
    festival: 'the festival',
    fair: 'the fair',
    program: 'the program',
    restaurant: 'the restaurant',
    gym: 'the gym',
    clinic: 'the clinic',
    school: 'the school',
    university: 'the university',
    company: 'the company',
    brand: 'the brand',
    bank: 'the bank',
    hotel: 'the hotel',
    idea: 'the idea',
    support: 'the support',
  },
}
