/** Keeps the conditions of a roster, and says of each whether it is kept. */
import type { RosterDay } from '#schema/brief/brief'
import type { IsoDate } from '#schema/core/scalars'
import { hourText, weekdayNames, weekdayOf } from '../../calendar.ts'
import { listed } from '../../detail/listed-names.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { type Condition, daysOf } from './conditions.ts'
import { rosterOfDays } from './propose-roster.ts'
import { type RosterChange, type RosterRole, rosterAssumptions } from './roster.assumptions.ts'

const midnight = 24

const endOf = (clock: string): number => Number(clock.slice(0, 2)) || midnight

/** People on in each open hour of a day, within some hours. */
const peopleBy = (
  { shifts }: RosterDay,
  { from, until }: { readonly from: number; readonly until: number },
) =>
  Array.from({ length: midnight }, (_, hour) => hour)
    .filter((hour) => hour >= from && hour < until)
    .map((hour) => ({
      hour,
      people: shifts
        .filter(({ start, end }) => Number(start.slice(0, 2)) <= hour && hour < endOf(end))
        .reduce((sum, { people }) => sum + people, 0),
    }))
    .filter(({ people }) => people > 0)

/** Hour by hour, or once for a role that works full shifts: there the hour with most people counts. */
const stepsOf = (
  item: RosterDay,
  one: Extract<Condition, { readonly kind: 'people' | 'not-alone' }>,
  { role, by }: RosterRole,
): readonly RosterChange[] => {
  const weekdays = [weekdayOf(item.date)]
  const steps = peopleBy(item, one).flatMap(({ hour, people }) => {
    const wanted = one.kind === 'people' ? one.people : Math.max(leastTogether, people)
    return wanted === people
      ? []
      : [{ role, weekdays, from: hour, until: hour + 1, people: wanted - people, isOfLimit: true }]
  })
  return by === 'hour' ? steps : steps.toSorted((a, b) => a.people - b.people).slice(0, 1)
}
const leastTogether = 2

/** Changes in the number of people that bring each hour to what a condition asks for. */
export const changesFor = (
  records: Records,
  days: readonly IsoDate[],
  changes: readonly RosterChange[],
  conditions: readonly Condition[],
): readonly RosterChange[] => {
  const { items } = rosterOfDays(records, days, changes, conditions)
  const [first] = rosterAssumptions[records.business.type].roles
  return conditions.flatMap((one) =>
    !first || (one.kind !== 'people' && one.kind !== 'not-alone')
      ? []
      : items
          .filter(({ date }) => daysOf(one).includes(weekdayOf(date)))
          .flatMap((item) => stepsOf(item, one, first)),
  )
}

const onDays = ({ weekdays }: Condition): string =>
  weekdays.length === 0 ? '' : ` on ${listed(weekdays.map((day) => weekdayNames[day] ?? ''))}`

const inHours = (one: { readonly from: number; readonly until: number }): string =>
  one.until === midnight
    ? one.from === 0
      ? ''
      : ` after ${hourText(one.from)}`
    : ` from ${one.from === 0 ? 'opening' : hourText(one.from)} to ${hourText(one.until)}`

const lineOf = (items: readonly RosterDay[], one: Condition): Line | undefined => {
  const own = items.filter(({ date, shifts }) => daysOf(one).includes(weekdayOf(date)) && shifts.length > 0)
  const words = quoted(one.words, 80)
  if (one.kind === 'name')
    return say`It has no names, and no record has one to leave out or put in, so ${words} is yours to see to as you fill it in.`
  if (one.kind === 'unread') return say`I couldn’t work ${words} into it: check it yourself.`
  if (own.length === 0) return say`${words} is about a day that this roster doesn’t have.`
  if (one.kind === 'hours') {
    const isKept = own.every(({ shifts }) =>
      shifts.every(({ start, end }) => Number(start.slice(0, 2)) >= one.from && endOf(end) <= one.until),
    )
    if (!isKept) return say`I couldn’t keep ${words}: it leaves no opening hours to cover.`
    return one.until < midnight
      ? say`Nobody works past ${hourText(one.until)}${onDays(one)}, as you asked. What usually sells after that is still in the takings it expects.`
      : say`Nobody starts before ${hourText(one.from)}${onDays(one)}, as you asked.`
  }
  const people = own.flatMap((item) => peopleBy(item, one).map((hour) => hour.people))
  if (people.length === 0) return say`${words} is about hours without trade on record.`
  const [fewest, most] = [Math.min(...people), Math.max(...people)]
  if (one.kind === 'not-alone')
    return fewest > 1
      ? say`Nobody is alone${inHours(one)}${onDays(one)}: at least two people are on, all roles together.`
      : say`I couldn’t keep ${words}: somebody would be alone in some hours.`
  if (fewest === one.people && most === one.people)
    return say`${String(one.people)} people work${onDays(one)}${inHours(one)}, all roles together, as you asked.`
  return say`I couldn’t keep ${words} to the letter: with one person in each role and shifts of three hours or more, it has ${fewest === most ? String(fewest) : `${String(fewest)} to ${String(most)}`} people${onDays(one)}${inHours(one)}.`
}

/** One line for each condition: kept, not kept, or not taken in. */
export const conditionLines = (
  items: readonly RosterDay[],
  conditions: readonly Condition[],
): readonly (Line | undefined)[] => conditions.map((one) => lineOf(items, one))
