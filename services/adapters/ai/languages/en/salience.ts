// English. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseSigns } from '../shared/word-lists.ts'
import type { Salience } from '../types/salience.ts'

export const salience: Salience = {
  harm: parseSigns(
    "bruis*, nicked, mice, mouse, rats, bedbugs, mould*, vomit*, threw up, swollen, cries, crying, hurt*, injur*, bled, bleeding, broke, broken, breaks, breaking, crash*, lost, lose, losing, stolen, stole, robbed, leak*, flood*, wrong, missed, missing, fell, fainted, died, dying, burn*, sick, ill, infect*, scared, afraid, danger*, accident*, damage*, ruin*, spoil*, mistake*, error*, fail*, froze, late, delay*, never came, never arrived, never called, did not arrive, didn't arrive, nobody came, no one came, nobody told, no one told, nobody answered, no one answered, ignored, insult*, shout*, yell*, humiliat*, cheat*, scam*, stuck, cut off, shut down, refused, cried, crying, complain*, pain*, suffer*, emergency, struggl*, threat*, fined, blamed, dropped, disappeared, twice for, rotten, leaving early, panick*",
  ),
  money: parseSigns(
    'pay, paid, pays, paying, price*, cost*, fee, fees, charge*, refund*, bill, bills, invoice*, salary, wage*, rent, money, expensive, cheap*, afford*, dollar*, pound*, euro*, bucks, quid, overtime pay, debt*, budget*, deposit*, tips, discount*',
  ),
  decision: parseSigns(
    'decid*, chose, choose, chosen, picked, went with, gave up, give up, quit, ended up, made up my mind, opted, signed up, cancelled, canceled, unsubscribed, switched, left, resigned, walked out, deleted, uninstalled, bought, moved, sold, turned down, applied, joined, dropped out, returned it, sent it back, complained to, reported',
  ),
  change: parseSigns(
    'used to, no longer, any more, anymore, stopped, started, since then, changed, became, ever since, these days, before that, until then, turned into, got worse, got better, has improved, grew, went from',
  ),
  wish: parseSigns(
    "wish, if they, if it, if we, if i, if the, if my, if there, would like, would love, i'd like, i'd love, should, could have, if only, hope, hoping, needs, need, want, wanted, would be better, would help, would rather, it would be, please",
  ),
  reason: parseSigns(
    "because, cos, cause, due to, that's why, that is why, so that, the reason, thanks to, as a result, which means, meaning",
  ),
  event: parseSigns(
    'yesterday, last week, last month, last year, last time, last night, last summer, last winter, last spring, last autumn, once, one day, one time, the day, when i, when we, when my, when they, when he, when she, ago, that night, that day, this morning, happened, called, told, asked, went, came, took, sent, gave, waited, said, found, saw, tried, arrived, turned up, phoned, showed, helped, rang, forgot, drove, walked, sat, spent, ran',
  ),
  habit: parseSigns(
    'usually, always, every, often, most days, each, normally, sometimes, rarely, times a, daily, weekly, monthly, on weekends, mornings, evenings, never',
  ),
  contrast: parseSigns(
    'but, although, though, however, unlike, compared, better than, worse than, except, whereas, instead, on the other hand, even though, still',
  ),
  number: parseSigns(
    'twice, half, dozen*, hundred*, thousand*, two, three, four, five, six, seven, eight, nine, ten, twelve, twenty, thirty, forty, fifty',
  ),
}
