/** Words that say what is asked, and how the other words belong together. Phrases are in their uninflected form. */
import type { Cue } from '../term.ts'

/** Phrases by cue. */
export const cueWords: { readonly [cue in Cue]: string } = {
  question: 'what, what is, how is, how are, show, tell, give, list, how do, how, where',
  why: `what be drive, what have drive, what have cause, what be cause, what be move, behind, cause, story behind, what be eating, help me understand, make sense of, tank, why, how come, what cause, reason, explain, what drive, what be behind, what explain, what lie behind, what
    move, account for, due to what, because of what`,
  'how-much': 'how much, how big, how high, how large, how low',
  'how-many': 'how many, number of, count',
  'how-often':
    'in how many, time, number of time, number of week, number of day, many week, many day, many month, how often, how many time, how frequently, how regularly',
  which: 'which',
  who: 'who, whom, whose',
  when: 'when, what date, since when, the last time, last time',
  if: `if, what if, suppose, assume, say we, imagine, were to, what happen if, effect of, impact of, what
    would`,
  should: `swallow that, swallow it, wear it, wear that, cop it, cop that, stomach it, stomach that, torn, your view, your take, thought, what do you reckon, reckon, best way, better off, should, ought, recommend, suggest, advise, advice, what can we do, what do we do, would you,
    best thing, priority, where do i start`,
  happen: 'happen, go on, occur, take place, go wrong, go right, change',
  compare: `trend, trending, trajectory, either side, each side, other side, gap, beside, next to, before and after, compare, versus, vs, against, compare with, compare to, difference, differ, relative to, up on, down
    on, kind, stack up, side by side, or`,
  than: 'than, compared with, better than, worse than, higher than, lower than, more than, less than, greater than, fewer than',
  highest: `most expensive, most costly, priciest, steepest, heaviest, fullest, fattest, juiciest, meatiest, chunkiest, highest, most, top, biggest, largest, busiest, peak, maximum, record, strongest, dearest, greatest,
    max, costliest`,
  lowest: `skimpiest, stingiest, lightest, sparsest, softest, emptiest, leanest, skinniest, thinnest, slimmest, tightest, lowest, least, smallest, quietest, slowest, minimum, weakest, cheapest, fewest, bottom, min,
    deadest, leanest`,
  best: 'best, sweetest, brightest, healthiest, rosiest, nicest, finest, most successful',
  worst:
    'scariest, nastiest, roughest, bleakest, darkest, saddest, shakiest, uglier, ugliest, ugly, grim, dud, worst, poorest, toughest, hardest',
  mean: `average, mean, on average, typical, typically, usual, usually, normal, normally, ordinary`,
  median: 'median, middle, midpoint',
  latest: `latest, most recent, newest, current, currently, now, at the moment, right now, as it stand, these
    day`,
  each: 'each, every, per, a, an, by, broken down by, break down by, split by',
  share: `how many cent, what cut of, which cut of, share, percentage, percent, portion, proportion, fraction, part, bite, chunk, bite out of, chunk out of, a bite out of, a chunk out of, take a bite out of, take a chunk out of, take out of, how much of, how much of each dollar, how much of every dollar, slice, as a share, ratio, of
    each dollar, of every dollar, out of every dollar`,
  above: `crack, top, go past, north of, clear, above, over, more than, exceed, greater than, higher than, at least, beat, top, upwards of, better
    than`,
  below:
    'south of, less then, wasnt above, not above, under, below, under, less than, fewer than, lower than, at most, short of, worse than',
  up: `put up by, go to, hike, pay rise, pay raise, wage rise, wage increase, pay increase, bump up, plus, throw, put on, up, rise, increase, raise, more, extra, grow, climb, jump, higher, add, gain, lift, go up, put up,
    improve, hire, another, dearer, additional, bump`,
  down: `get rid of, get shot of, do away with, ditch, dump, leave, leaving, walk, quit, go elsewhere, drop off, halve, takes, take away, axe, cancel, lay off, layoff, discount of, knock off, take off, shed, bin, slash, scrap, down, fall, drop, decrease, cut, reduce, less, fewer, lower, decline, lose, slip, shrink, go down,
    slower, slow down, resign, hand in their notice, pay cut, sink, slide, trim, save, dip, cheaper, off, sack, let go, discount, save, saving`,
  need: 'need, have to, must, take, require, pay for, afford, justify, necessary',
  reach: `reach, hit, get to, get back to, back to, achieve, target, goal, make up for, offset, recover, to make`,
  ahead: `look like for, what can we expect, in store, on track, pick up, bring, forecast, predict, expect, will, going to, projection, outlook, ahead, head, projected, look like
    next, likely, estimate`,
  due: `need doing, critical, on my plate, due, deadline, renewal, renew, expire, sign, outstanding, pending, wait, coming up, overdue,
    lodge, run out`,
  decision: `land on, what did we say, end up with, about our decision, did we ever, get up, get binned, come of, go with, go ahead, follow through, outcome of, result of, say yes, yes to, knock back, sign off on, end up do, act on, take up, turn out, decide, decision, accept, dismiss, turn down, agree, approve, become of, choose, settle on, reject`,
  say: `on file, regarding, anything about, anything on, been proposed, remind me, memo on, memo about, read about, heard about, hear from, say, write, tell us, mention, announce, memo, message, letter, report, supply us, news, note`,
  worth: 'worth, good idea, make sense, pay off, sensible, worthwhile, worth try',
  improve: `how do we get, how can we, how do i get, what else could, what could, turn into, get up, get back, improve, fix, boost, grow our, do about, do better, turn around, increase our, raise our, reduce
    our, cut our`,
  define: `in english, explain to me, like i be, mean by, what be meant, how do you work out, how is worked out, how do you calculate, how is calculated, in plain english, mean by, definition, define, meaning, stand for, what mean, what do mean, explain what, how be calculated, how
    be work out, term`,
  draft:
    'knock up, draw up, drafting, pen, whip up, type up, draft, write, compose, prepare, put together, make me, plan, create, propose, send',
  email:
    'note to, drop a line, friendly note, warm note, drafting something to, in writing, email, mail, letter to, write to, message to, reply to, e mail',
  roster: 'plan of the team, who should work, team day, roster, shift plan, staff plan, rota, staff schedule',
  social:
    'insta, social post, insta idea, social, social media, post, instagram, facebook, social plan, content plan, linkedin',
  not: 'not, fail, cannot, never, no, none, negative',
  except:
    'except, besides, except for, leave out, leaving out, exclude, excluding, apart from, other than, but not, not count, not counting, without, ignore, ignoring, bar, take out, aside from, skip, skipping, not include, dont count, do not count, forget, disregard, disregarding, strip out, setting aside, set aside, leave aside, leaving aside',
  last: 'last, past, previous, prior, preceding, before',
  this: 'this, present, so far, to date, today',
  next: 'next, coming, following, upcoming',
  ago: 'ago, earlier, back',
  since: 'since, after',
  from: 'from, start',
  to: 'to, until, till, through',
  between: 'between',
  and: 'and, plus, as well as, also, together with, along with, n',
  same: 'same',
  ever: `ever, on record, all time, of all time, in total, overall, so far on record, to this day`,
  first: 'first, second, third, fourth',
  of: 'of, in, on, at, over, during, for, within, across',
  'follow-up':
    'what about, how about, and what about, and how about, same for, the same for, and for, and in, and on, and, but, instead, or rather, i mean, and if',
  loss: 'loss, in the red, lose money, make a loss, at a loss, losing, go backwards, gone backwards, backwards, loss make, red, negative, fail to make, unprofitable',
  but: 'but, while, whereas, yet',
  busy: 'busy, busiest, crowded, rush, flat out, packed, peak',
  quiet: 'quiet, quietest, dead, deadest, slow, slowest',
  'pay-for':
    'pay for, cover, offset, make up for, fund, absorb, justify, afford, compensate, recover, break even on, wash our face, pay its way',
}
