/** Constraints of a question on its options: number, order, exclusions, limits, deadline. */
import type { IsoDate } from '#schema/core/scalars'
import { askedDays } from '../actions/asked-days.ts'
import type { Records } from '../records.ts'
import type { Option } from './option.ts'

export type Order = 'cheapest' | 'quickest' | 'safest'

export type Constraints = {
  readonly count: number | undefined
  readonly order: Order | undefined
  /** Exclusions in the words of the question, with a test for options that violate them. */
  readonly without: { readonly words: string; readonly isRuledOut: (option: Option) => boolean } | undefined
  /** True for a question what to cut: only steps that cost less answer it. */
  readonly isOfCuts: boolean
  /** A sum that must not be spent: no step has its outlay on record. */
  readonly budget: string | undefined
  readonly until: IsoDate | undefined
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }
const counted =
  /\b(one|two|three|four|five|[1-5]) (?:\w+ ){0,2}?(?:options?|ways?|things?|ideas?|steps?|moves?|suggestions?|actions?|levers?)\b/i

const orders: readonly (readonly [Order, RegExp])[] = [
  ['cheapest', /\b(?:cheapest|least (?:cost|expensive|effort)|easiest|lowest cost|least work|simplest)\b/i],
  ['quickest', /\b(?:quickest|fastest|soonest|quick wins?|right away|most urgent)\b/i],
  ['safest', /\b(?:safest|least risk\w*|lowest risk|low.risk)\b/i],
]

const moves = (option: Option, lever: string, sign: 1 | -1): boolean =>
  option.changes.some((change) => change.lever === lever && Math.sign(change.size) === sign)

type Ruled = readonly [words: RegExp, isRuledOut: (option: Option) => boolean]
const ruled: readonly Ruled[] = [
  [
    /\b(?:hir\w+|recruit\w*|(?:more|extra|new|another) (?:staff|people|person|hands))\b/i,
    (one) => one.key === 'more-hours' || moves(one, 'staff', 1),
  ],
  [
    /\b(?:rais\w+|putting up|lifting|touching|changing|increas\w+|higher)\b.*\b(?:prices?|rates?|fees?)\b|\bprice (?:rises?|increases?)\b/i,
    (one) =>
      moves(one, 'price', 1) ||
      /\b(?:charge|raise|dearer)\b.*\b(?:more|rates?|fees?|prices?|cents)\b/i.test(one.short.text),
  ],
  [/\b(?:discount\w*|cutting prices|lower prices|cheaper)\b/i, (one) => moves(one, 'price', -1)],
  [
    /\b(?:cutting|sacking|laying off|losing|letting go|fewer|reducing)\b.*\b(?:staff|people|shifts?|hours|team|wages|jobs?|anyone|anybody)\b/i,
    (one) => moves(one, 'staff', -1),
  ],
  [/\b(?:spending|advertis\w*|marketing|ads?)\b/i, (one) => moves(one, 'marketing', 1)],
]

const withoutIn = (text: string): Constraints['without'] => {
  const [, words = ''] =
    /\b(?:without|not counting|other than|no|instead of|rather than|besides|apart from)\s+((?:[\p{L}’'-]+\s?){1,6})/iu.exec(
      text,
    ) ?? []
  const found = ruled.find(([test]) => test.test(words))
  return found && { words: words.trim(), isRuledOut: found[1] }
}

/** What a number counts if it is no sum of money: "for 20 hours". */
const notOfMoney = String.raw`(?!\s?%|\s*-?(?:hours?|hrs?|h|shifts?|days?|weeks?|months?|years?|minutes?|people|sales|customers|clients)\b)`

const budgeted = new RegExp(
  String.raw`\b(?:under|below|less than|up to|at most|no more than|within|max(?:imum)?(?: of)?|for)\s+(\$\s?[\d,.]+k?|\d[\d,.]*k?(?: dollars| bucks|k)?)\b${notOfMoney}`,
  'i',
)
const spends = /\b(?:cost|spend|budget|outlay|for under|under|up to|no more than)\b/i

const asksCuts =
  /\b(?:what|where|which|anything|something|ways?|how)\b.{0,40}\b(?:cut|cuts|cutting|trim|trimming|slash|cut back|save|saving|savings|spend less|reduce (?:our |the )?(?:costs?|spending|expenses|outgoings))\b(?! (?:our|the|my) (?:prices?|fees?|rates?))/i

/** True for a step that makes the costs smaller. */
const costsLess = ({ changes, short }: Option): boolean =>
  changes.some(({ lever, size }) => lever !== 'price' && lever !== 'volume' && size < 0) ||
  /\b(?:cut|trim|fewer|less|cheaper|step down|cap|quote|second (?:supplier|roaster|price)|cancel|end|stop)\b/i.test(
    short.text,
  )

export const constraintsIn = (text: string, { now }: Records): Constraints => {
  const word = counted.exec(text)?.[1]?.toLowerCase()
  const just = /\b(?:one thing|just one|single (?:best|biggest)|only one)\b/i.test(text)
  const [, budget] = spends.test(text) ? (budgeted.exec(text) ?? []) : []
  const [, deadline] =
    /\b(?:before|by|this side of|ahead of)\s+((?:\p{L}+\s?|\d{1,2}\s?){1,3})/iu.exec(text) ?? []
  const { days, isNamed } = deadline ? askedDays(deadline, now) : { days: [], isNamed: false }
  return {
    count: just ? 1 : word === undefined ? undefined : (numbers[word] ?? Number(word)),
    order: orders.find(([, words]) => words.test(text))?.[0],
    without: withoutIn(text),
    isOfCuts: asksCuts.test(text),
    budget: budget?.trim(),
    until: isNamed ? days[0] : undefined,
  }
}

const phrases: readonly RegExp[] = [
  /\b(?:without|not counting|other than|instead of|rather than|besides|apart from)\s+.{3,40}?(?=[,.;?!]|$)/gi,
  /\b(?:cheapest|quickest|fastest|safest|easiest|simplest|soonest) first\b/gi,
  new RegExp(
    String.raw`\b(?:for |costing |that costs? |under |below |within |up to |no more than )+\$?\d[\d,.]*k?(?: dollars| bucks)?\b${notOfMoney}`,
    'gi',
  ),
  /\b(?:before|this side of|ahead of) (?:christmas|xmas|new year|easter|the end of \w+)\b/gi,
]

/** The question without its constraints, which are not part of the matter: "prices must not rise" is not about prices. */
export const unconstrained = (text: string): string => {
  const rest = phrases
    .reduce((left, phrase) => left.replace(phrase, ' '), text)
    .replace(/\s+/g, ' ')
    .trim()
  return rest === '' ? text : rest
}

const grades = { low: 1, medium: 2, high: 3 } as const

const compared: Readonly<Record<Order, (one: Option, other: Option) => number>> = {
  cheapest: (one, other) => grades[one.effort] - grades[other.effort],
  quickest: (one, other) => one.by.localeCompare(other.by),
  safest: (one, other) => grades[one.risk] - grades[other.risk],
}

/** Options within the constraints, in the requested order; among equals, the more valuable stays first. */
export const keeping = (
  options: readonly Option[],
  { order, without, until, isOfCuts }: Constraints,
): readonly Option[] => {
  const kept = options.filter(
    (one) =>
      !without?.isRuledOut(one) && (until === undefined || one.by <= until) && (!isOfCuts || costsLess(one)),
  )
  return order === undefined ? kept : kept.toSorted(compared[order])
}
