/** Advice by what the user wants most: quick cash, most value, or what to do first. */
import { type Line, rows, say } from '../line.ts'
import { type Served, servedBy, type Wish } from '../options/wishes.ts'
import type { Context } from '../plans/context.ts'
import { quoted } from '../quotation.ts'
import { support } from './advice.ts'
import { rowsAhead } from './writers/say-due.ts'
import type { Written } from './written.ts'

const maxOthers = 2
const [daysAhead, maxDates] = [7, 3]
const longest = { title: 90, step: 160, worth: 120 } as const

const leads: Readonly<Record<Wish, string>> = {
  cash: 'Quickest on record',
  worth: 'Worth the most of what is open',
  first: 'First',
}

const stateOf = ({ state, kind }: Served): string => {
  if (kind === 'memo') return ', a memo'
  return state === 'accepted' ? ', which you accepted: make sure that it is done' : ', open for your decision'
}

const worthOf = ({ worth }: Served): string | undefined => worth && quoted(worth, longest.worth)

const firstLines = (wish: Wish, one: Served): readonly (Line | undefined)[] => [
  say`${leads[wish]}: ${quoted(one.title, longest.title)}${stateOf(one)}.`,
  one.step ? say`It says: ${quoted(one.step, longest.step)}` : undefined,
  worthOf(one) ? say`Its stated worth: ${worthOf(one)}` : undefined,
]

const row = (one: Served): Line | undefined => {
  const worth = worthOf(one)
  return worth
    ? say`- ${quoted(one.title, longest.title)}${stateOf(one)}: ${worth}`
    : say`- ${quoted(one.title, longest.title)}${stateOf(one)}`
}

/** Undefined if nothing on record serves the wish. */
export const sayWish = (context: Context, wish: Wish, count?: number): Written | undefined => {
  const { records } = context
  const [first, ...rest] = servedBy(records, wish)
  if (!first) return undefined
  const others = rest.slice(0, count === 1 ? 0 : maxOthers)
  // A step that is worth the most may wait; a date does not.
  const dates = wish === 'first' ? rowsAhead(context, daysAhead, maxDates) : undefined
  return {
    lines: [
      ...firstLines(wish, first),
      dates && say`Dates of the next seven days:`,
      dates,
      others.length > 0 ? say`Then:` : undefined,
      others.length > 0 ? rows(others.map(row)) : undefined,
    ],
    passages: [first, ...others].map(({ kind, id, title, sentence }) => ({
      kind,
      id,
      title,
      excerpt: sentence.slice(0, 1000),
    })),
    support: support.unpriced,
    weakness: 'the worth is the figure in your records, and nothing has confirmed it yet',
  }
}
