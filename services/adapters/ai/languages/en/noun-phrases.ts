// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { NounPhraseWords } from '../types/noun-phrases.ts'

export const nounPhrases: NounPhraseWords = {
  articles: parseWords('the a an'),
  possessives: parseWords('my your our their his her its'),
  demonstratives: parseWords('this that these those'),
  prepositions: parseWords(
    'of in on at with without for from by about into onto over under to like than between after before during since until because',
  ),
  contractions: new Set(),
  copulas:
    parseWords(`is was are were isn't wasn't aren't weren't be been has have had hasn't does doesn't did didn't can can't could couldn't
    will won't would wouldn't looks look looked smells tastes tasted feels felt sounds came comes went took takes works worked keeps kept
    gets got seems seemed broke`),
  links: new Set(['of']),
  comparisons: new Set(['than']),
  nounEndings:
    /(?:tion|sion|ment|ness|ity|ance|ence|ship|age|er|or|ist|ian|ing|ure|ism|hood|al)s?$/,
  otherWords:
    parseWords(`among wherever whenever include includes consider otherwise afterwards proper normal usual common important final wrong broad efter ony sef dey abeg nah omg
    dont cant wont didnt isnt wasnt doesnt couldnt wouldnt shouldnt arent werent hasnt havent canna cannae couldnae didnae wisnae dinna
    noo naw oh ah em wi wid hae aw oot ma ken kent whit wis shes hes theyre youre youve ive im id ill its thats lets alright nobody somebody nae wee aye gonna wanna gotta ain't y'all ya em cos cus cuz tho thru dey dem dis dat na go say see saw seen sit sat stand
    stood run ran walk walked ride rode drive drove buy pay paid spend spent sell sold eat ate drink drank sleep slept wake woke read wrote
    write wear wore cost hold held bring leave lost lose win won meet met hear heard send show shown showed grew grow fell fall rose throw threw
    break broke broken choose chose cut put set let hit shut quit bit bite catch caught teach taught learn learnt build built draw drew fly
    flew forget forgot hide hid keep lay lie light mean meant miss move open close pick play pull push reach reply ring rang rise send shake
    shine sing sang slow smell speak spoke spell split spread steal stick stuck swim swept talk taste tear tore throw touch visit wait wash watch
    wear wish cancel change check clean complain cook cover deal decide deliver drop fill finish fix follow happen hope join jump laugh
    listen live look love manage order pass prefer pretend raise refuse remember rent repair save seem share sign skip smile sort spoil suggest
    switch travel try wonder worry i'm i've i'd i'll he's she's it's that's there's they're we're you're what's who's
    old new big small young high low warm cool cold hot dry wet dark light heavy thin thick wide narrow deep flat round plain local
    annual daily weekly monthly free busy early late near far next last cheap dear loud front back top bottom upstairs downstairs
    inside outside nearby online offline twice once thrice straight forward ahead apart along across behind below above beside within
    yes no nope yeah please sorry thank ok fine much many lots bit tad bunch couple plenty half rest end side way ways
    honest honestly really anyway somehow somewhat alone together bad worse worst best better fewer enough extra main only own such
    been being am it me him them us what when where why how which who whom whose if unless except besides beyond against toward towards
    mind point idea sense fact sort bother matter fault wonder worth turn chance luck favour favor touch`),
  dependentNouns: parseWords('time times hours'),
  commonThings:
    parseWords(`staff team service price cost fee food meal coffee tea bread soup room bed mattress pillow bathroom shower toilet kitchen
    breakfast lunch dinner menu portion taste flavour flavor smell app application website site page screen button login password update version
    account payment refund invoice bill delivery driver parcel package packaging box courier order shipping return queue line wait waiting
    timetable schedule hour shift rota salary wage pay bonus contract boss manager supervisor colleague coworker training trainer course class
    lesson teacher tutor lecturer instructor coach book story plot character ending film movie song music sound noise light lighting seat chair
    table bench heating ventilation temperature water pressure pool gym machine equipment locker changing shoe boot sole jacket dress fabric
    cloth colour color size fit zip strap battery charger cable camera phone laptop keyboard speaker headphone doctor nurse dentist surgery
    clinic hospital ward appointment prescription medicine treatment discharge letter form paperwork receptionist reception desk counter call
    phone support helpline agent advice advisor bank branch card loan interest insurance claim rent landlord housing flat apartment house
    building lift elevator stairs roof wall window door garden park playground path road street pavement traffic parking bus train tram metro
    ferry stop station ticket fare route connection internet wifi signal network data plan library shop store market supermarket checkout
    cashier vegetable fruit meat chicken fish rice curry pizza burger cake beer wine church choir sermon service club match pitch referee
    tickets event concert venue stage museum guide tour trip hotel owner host neighbour neighbor council school uniform homework exam grade
    product quality design instruction manual warranty spare documentation example api error search filter notification ad ads feature
    interface layout map option choice selection stock range variety atmosphere view location area place value communication information
    feedback meeting project deadline workload rule policy system process procedure software hardware tool sink stove oven fridge kettle
    bike brake tyre engine car vehicle cleaner cleaning cleanliness security safety guard volunteer organiser community`),
  personNames:
    parseWords(`john james mary robert patricia michael linda david barbara william elizabeth richard susan joseph jessica thomas sarah
    karen daniel lisa matthew nancy anthony betty mark sandra steven emily paul kate kevin anna brian emma george olivia edward helen
    jason laura ryan amy gary nick nicole eric jonathan stephen larry justin scott brandon ben samuel greg jack dennis jerry alex
    maria jose carlos ana luis sophie lucy chloe megan ellie priya raj ahmed mohammed muhammad fatima aisha sam tom tim jim joe bob bill dave
    mike steve chris rob liz sue jane julie claire rachel hannah peter andrew simon martin neil ian alan graham`),
}
