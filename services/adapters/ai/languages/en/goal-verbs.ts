// English. Gathered from the questions of the marked goals for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'

/** Infinitives of frequent verbs that are no nouns, folded. */
export const goalVerbs =
  parseWords(`abandon abolish absorb accept act adapt add adjust advise afford agree alert already alter answer approach approve argue arrange arrive ask
  assemble associate assume avoid back bake bargain base bear become befriend begin behave believe bend bin blame bond book borrow brace break
  brew bridge bring broach browse brush build burn buy calm cancel carry catch celebrate chase cheat check cheer cherish chip choose clean
  climb close coax collect combine come compare complain comply compromise conceal concede confide consider consult contest cope copy correct
  count crave curse cut dare deal decide deem describe detect dial discover discuss dislike dispose distrust divide dodge donate doze draw
  dread dream dress drink drive drop dry dump earn eat encounter end endure enjoy enter envy estimate expect experience explain face fall
  fancy favour feed feel fetch fight fill finance find finish fish fix flee fold follow foresee forget forgive forgo furnish gain gather gauge
  give gladly glance google grab grasp grieve grow grumble guard haggle hand handle hang happily hate haul hear heed hesitate hide hire hit
  hoard hold hum hunt hush ignore imagine imitate impose improve insist inspect insure intend interpret introduce invent invite jot judge
  juggle keep kill know lack last laugh lay lean learn leave let lie linger listen live lock log long lose love lug make manage mark measure
  meet mention migrate mind misread miss mourn muddle mute mutter nap negotiate nod note notice offer open organise overhear overlook pair
  part pass pause pawn perceive photograph pick picture pin plant play postpone pour practise pray prefer prepare print propose protect put
  quarrel query raise rather ration reach react read realise recall receive reckon recognise recommend record recover recruit refuse regard
  regret rehearse reject rely remember repeat replace request rescue resent respond rest revise ring rip risk round run sacrifice save say
  score scramble scrap scrape scribble search secretly secure see seek select sell send serve set settle sew shake share sharpen shave shelve
  ship shout shower shut sign sing sit skim skip slip smuggle snap sneak sniff solve sort spare speak spend splash split spot spread squeeze
  start steel step stick stomach stop store strike strip struggle study stumble suggest suspect swallow swap swear sweep swim switch take talk
  tap teach tell test think throw time tip tolerate top toss trade transfer treat try tune turn type understand unload unwind use verify vote
  want warm warn wash watch water wear weigh whisper win wind witness wonder word work write yearn`)
