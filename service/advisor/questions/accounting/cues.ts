/** Whether a plan expresses a word that says what is asked, or how other words belong together. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { denies } from '../negation.ts'
import { is, isExtreme, isShareOf, isSum, measureOf } from '../plan-tests.ts'
import { textOf } from '../question.ts'
import { type Cue, meaningOf, type Term } from '../term.ts'
import { expressesSense } from './directions.ts'
import type { Place } from './place.ts'

const supposes = is('scenario', 'solve')
const compares = is('compare', 'explain')

/** True for a plan with a level that its measure is held against. */
const isBounded = (plan: AnswerablePlan): boolean =>
  (plan.operator === 'count' &&
    [plan.above, plan.below, plan.atLeast, plan.atMost, plan.thanMean, plan.step].some(
      (one) => one !== undefined,
    )) ||
  ((plan.operator === 'value' || plan.operator === 'share') && plan.target !== undefined) ||
  (plan.operator === 'forecast' &&
    [plan.above, plan.below, plan.atLeast, plan.atMost].some((one) => one !== undefined)) ||
  ('filter' in plan && plan.filter?.where !== undefined)

/** Some days of the week against all others, or the place of one among them. */
const isOfPremise = (plan: AnswerablePlan): boolean =>
  plan.operator === 'rank'
    ? plan.by === 'weekday' && plan.claimed !== undefined
    : plan.operator === 'compare' &&
      plan.asked !== undefined &&
      (plan.of.period.weekdays?.length ?? 0) + (plan.against.period.weekdays?.length ?? 0) === daysOfWeek

const daysOfWeek = 7

/** "Did the rent change this year?"; a change that something came after is an event. */
const asksOfChange =
  /^\W*(?:(?:so|and|but|ok|hey)\W+)*(?:did|has|have|had)\b(?:(?!\b(?:after|before|since|if|when|from|by|with)\b)[^.?!])*\bchanged?\b/i

const bareGrain = /^(?:days?|weeks?|fortnights?|months?|quarters?|times?)$/

const tests: { readonly [cue in Cue]?: (plan: AnswerablePlan, place: Place) => boolean } = {
  // "Why are weekends so quiet?" is first whether they are.
  why: (plan) => is('explain')(plan) || isOfPremise(plan),
  // "How many weeks have we missed it?" is no total.
  'how-many': (plan, { question, at }) => {
    const next = question.terms[at + 1]
    return (
      !next ||
      !bareGrain.test(textOf(next)) ||
      !is('value', 'compare', 'rank', 'share')(plan) ||
      /hours|runway/.test(measureOf(plan))
    )
  },
  'how-often': (plan) => is('count', 'scenario', 'solve')(plan) || /runway|hours/.test(measureOf(plan)),
  which: (plan) =>
    is('rank', 'count', 'compare', 'explain', 'scenario', 'solve')(plan) ||
    isExtreme(plan) ||
    (plan.operator === 'value' && plan.group !== undefined),
  who: () => false,
  when: (plan, { at }) =>
    at > 2 ||
    is('rank', 'count', 'forecast', 'scenario', 'solve', 'explain')(plan) ||
    /runway/.test(measureOf(plan)),
  // "If I had to pick one" supposes nothing.
  if: (plan, { question, at }) =>
    supposes(plan) ||
    /runway|break-even/.test(measureOf(plan)) ||
    (plan.operator === 'forecast' &&
      /^if (?:things|it|we|nothing|everything|that)\b/.test(wordsFrom(question, at))) ||
    !ofSupposing.test(wordsFrom(question, at)),
  // "What should we expect" asks for no advice.
  should: (plan, { question, at }) =>
    supposes(plan) || plan.operator === 'forecast' || !ofAdvice.test(wordsFrom(question, at)),
  happen: (plan, { question, at }) =>
    is('explain', 'compare', 'scenario', 'solve')(plan) ||
    (!/^what/.test(textOf(question.terms[at - 1] ?? question.terms[at])) &&
      !asksOfChange.test(question.text)),
  compare: (plan, { term }) =>
    textOf(term) === 'or' ||
    compares(plan) ||
    (plan.operator === 'rank' && plan.asked !== undefined) ||
    isBounded(plan) ||
    plan.operator === 'share' ||
    (plan.operator === 'forecast' && plan.against !== undefined) ||
    supposes(plan) ||
    (plan.operator === 'value' && plan.group !== undefined),
  than: (plan) => compares(plan) || isBounded(plan) || supposes(plan) || plan.operator === 'forecast',
  highest: (plan, place) =>
    // "The margin recorded for the week"
    /^recorded$/.test(textOf(place.term)) ||
    isExtreme(plan) ||
    (plan.operator === 'explain' && plan.mover !== undefined) ||
    isOfPremise(plan) ||
    plan.operator === 'forecast' ||
    supposes(plan) ||
    isBoundWord(place),
  lowest: (plan, place) =>
    isExtreme(plan) ||
    isOfPremise(plan) ||
    plan.operator === 'forecast' ||
    supposes(plan) ||
    isBoundWord(place),
  best: (plan) => isExtreme(plan) || is('compare', 'forecast')(plan) || supposes(plan),
  worst: (plan) => isExtreme(plan) || is('compare', 'forecast')(plan) || supposes(plan),
  mean: (plan) =>
    !isSum(plan) ||
    is('compare', 'explain', 'scenario', 'solve', 'forecast', 'rank')(plan) ||
    (plan.operator === 'count' && plan.thanMean !== undefined) ||
    (plan.operator === 'value' && (plan.aggregate === 'mean' || plan.group !== undefined)),
  median: (plan) =>
    !isSum(plan) ||
    (plan.operator === 'value' && plan.aggregate === 'median') ||
    is('scenario', 'solve')(plan),
  share: (plan, { term }) =>
    /\bgo(?:es)?\b/.test(textOf(term)) ||
    isShareOf(plan) ||
    is('share', 'scenario', 'solve')(plan) ||
    (plan.operator === 'compare' && isShareOf(plan)) ||
    (plan.operator === 'rank' && plan.by === 'expense') ||
    (plan.operator === 'count' && plan.asked === 'share'),
  above: (plan) => isBounded(plan) || compares(plan) || supposes(plan) || plan.operator === 'forecast',
  below: (plan) => isBounded(plan) || compares(plan) || supposes(plan) || plan.operator === 'forecast',
  up: (plan, place) => isOfPlace(place) || expressesSense(plan, place, 'rise'),
  down: (plan, place) => isOfPlace(place) || expressesSense(plan, place, 'fall'),
  need: (plan, { question, at }) =>
    supposes(plan) ||
    isBounded(plan) ||
    /break-even/.test(measureOf(plan)) ||
    !/^(?:need|have|must|take)\w*(?: to)? (?:\w+ )?(?:more|extra|to)\b/.test(wordsFrom(question, at)),
  // "The rate we achieved" names no level.
  reach: (plan, { question }) =>
    question.amounts.length === 0 ||
    supposes(plan) ||
    isBounded(plan) ||
    is('forecast')(plan) ||
    /break-even/.test(measureOf(plan)),
  ahead: (plan, { question, at }) =>
    supposes(plan) ||
    plan.operator === 'forecast' ||
    /runway/.test(measureOf(plan)) ||
    /^(?:ahead of|head\w*|will do)\b/.test(wordsFrom(question, at)),
  due: () => false,
  decision: () => false,
  say: () => false,
  improve: (plan) => supposes(plan) || plan.operator === 'compare',
  define: (_plan, { term }) => /^(?:in )?terms?/.test(textOf(term)),
  draft: () => false,
  email: () => false,
  roster: supposes,
  social: () => false,
  worth: (plan, { question, at }) =>
    supposes(plan) || !/^worth (?:it|while|\w+ing)\b/.test(wordsFrom(question, at)),
  not: (plan, { question, at }) =>
    !denies(question, at) || is('explain', 'count', 'compare', 'scenario', 'solve')(plan),
  loss: (plan) => /profit|margin/.test(measureOf(plan)) || supposes(plan) || plan.operator === 'explain',
  except: (plan) =>
    ('filter' in plan && plan.filter?.except !== undefined) ||
    supposes(plan) ||
    /^(?:rest-after|sum-of)/.test(measureOf(plan)) ||
    ('period' in plan && plan.period?.weekdays !== undefined) ||
    (plan.operator === 'rank' && (plan.from ?? 1) > 1) ||
    ('filter' in plan && plan.filter?.hours !== undefined) ||
    // "Without a dip"
    (plan.operator === 'count' && plan.step?.startsWith('no ') === true),
  busy: (plan, place) => expressesSense(plan, place, 'high'),
  quiet: (plan, place) => expressesSense(plan, place, 'low'),
  'pay-for': (plan) => supposes(plan) || /runway|break-even/.test(measureOf(plan)),
}

/** "Goes to the landlord", "comes to" */
const isOfPlace = ({ term, question, at }: Place): boolean =>
  /^(?:go|goes|went|gone|come|comes|came) to$/.test(textOf(term)) ||
  // "Did we take on Labour Day"
  (/ on$/.test(textOf(term)) && isTime(question.terms[at + 1])) ||
  (/^f(?:alls?|ell)$/.test(textOf(term)) && /^(?:on|in|into|under)$/.test(textOf(question.terms[at + 1])))

const isTime = (term: Term | undefined): boolean =>
  term !== undefined && (meaningOf(term, 'period') ?? meaningOf(term, 'weekdays')) !== undefined

/** A few words from a place on. */
const wordsFrom = ({ terms }: Place['question'], at: number): string =>
  terms
    .slice(at, at + 5)
    .map(textOf)
    .join(' ')

const ofSupposing =
  /^(?:what )?(?:if|suppose|supposing|assuming|assume|imagine|imagining)\b(?! (?:you|i|one|we) (?:had to|have to|could only|were to|look|line|sort|rank|pick|order|compare|want))/
const ofAdvice =
  /^(?:(?:should|ought|shall) (?:to )?(?:we|i|it|they|our|the)\b(?! (?:expect|budget|plan for|be))|recommend|suggest|advise(?: (?:me|us))? (?:on|to|about|against|whether|if|how|what)\b|advice|best thing|priority|better off)/

/** "At least 5", "at most". */
const isBoundWord = ({ term }: Place): boolean =>
  /^(?:at|the) (?:most|least)|^(?:most|least) of/.test(textOf(term))

export const expressesCue = (plan: AnswerablePlan, place: Place, cue: Cue): boolean => {
  return tests[cue]?.(plan, place) ?? true
}
