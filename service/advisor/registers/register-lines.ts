/** Sentences about the latest lists of managements, listings and opportunities: figures of their day, and no names. */
import type { Figure } from '#schema/core/advice'
import type { HeldRegister } from '#schema/import/debtors'
import type { FileRegister, RegisterKind } from '#schema/import/register-day'
import { listed, nounFor } from '../../runtime/counted.ts'
import { daysBetween, today } from '../calendar.ts'
import { asOfWords, money, plain } from '../detail/owed-lines.ts'
import { rowsFigure } from '../detail/say-part.ts'
import { type Line, say } from '../line.ts'
import type { Records } from '../records.ts'

/** Days ahead that `ending` counts. */
const ahead = 90

const countFigure = (
  records: Records,
  { asOf }: FileRegister,
  label: string,
  value: number,
): Figure | undefined => rowsFigure(records, label, 'count', [{ value, days: { from: asOf, to: asOf } }])

/** "40 properties": a number of the list with its noun. */
const numbered = (
  records: Records,
  list: FileRegister,
  label: string,
  value: number,
  [one, several]: readonly [string, string],
): Line | undefined => {
  const figure = countFigure(records, list, label, value)
  return figure && say`${figure} ${nounFor(figure.shown, one, several)}`
}

const things: Readonly<Record<RegisterKind, readonly [one: string, several: string]>> = {
  managements: ['property', 'properties'],
  listings: ['listing', 'listings'],
  pipeline: ['open opportunity', 'open opportunities'],
}

const amountOf = (records: Records, list: FileRegister, label: string, amount: string | undefined) =>
  amount === undefined ? undefined : money(records, { asOf: list.asOf }, label, Number(amount))

/** How many there are, and what they come to. */
export const registerTotal = (records: Records, { kind, latest }: HeldRegister): Line | undefined => {
  const { figures } = latest
  const count = numbered(records, latest, kind, figures.count, things[kind])
  const day = asOfWords(records, latest)
  if (kind === 'managements') {
    const rent = amountOf(records, latest, 'rent of a week', figures.amount)
    return rent
      ? say`You manage ${count}, with rents of ${rent} a week, ${day}.`
      : say`You manage ${count}, ${day}.`
  }
  if (kind === 'listings') {
    const asking = amountOf(records, latest, 'asking prices', figures.amount)
    return asking
      ? say`You have ${count} on the market ${day}; those with a price ask for ${asking} in all.`
      : say`You have ${count} on the market ${day}.`
  }
  const value = amountOf(records, latest, 'value of the pipeline', figures.amount)
  return value
    ? say`Your pipeline has ${count}, worth ${value} in all, ${day}.`
    : say`Your pipeline has ${count} ${day}.`
}

/** Fees of a week, or what the pipeline is worth by its chances. */
export const registerSecond = (records: Records, { kind, latest }: HeldRegister): Line | undefined => {
  const { second } = latest.figures
  if (kind === 'listings') return undefined
  if (second === undefined)
    return kind === 'managements'
      ? plain('The rent roll does not have the fee of every property, so fees are not known.')
      : plain('The list does not have the chance of every opportunity, so they cannot be weighted.')
  return kind === 'managements'
    ? say`Management fees come to ${amountOf(records, latest, 'fees of a week', second)} a week, as the list gives them.`
    : say`Weighted by their chances, that is ${amountOf(records, latest, 'weighted value', second)}.`
}

/** Leases that end, or opportunities that are expected to close. */
export const registerEnding = (records: Records, { kind, latest }: HeldRegister): Line | undefined => {
  const { ending } = latest.figures
  if (kind === 'listings') return undefined
  if (ending === undefined)
    return plain(
      kind === 'managements'
        ? 'The rent roll does not say when leases end.'
        : 'The list does not say when opportunities are expected to close.',
    )
  const nouns =
    kind === 'managements'
      ? (['lease ends', 'leases end'] as const)
      : (['opportunity is', 'opportunities are'] as const)
  const count = numbered(records, latest, 'ending', ending, nouns)
  return kind === 'managements'
    ? say`${count} within ${String(ahead)} days of that.`
    : say`${count} expected to close within ${String(ahead)} days of that.`
}

/** Entries by state: let and vacant, under offer, stages; those that no longer count come last. */
export const registerStates = (records: Records, { kind, latest }: HeldRegister): Line | undefined => {
  const states = latest.figures.states.filter(({ counts }) => counts)
  if (states.length < 2 && kind !== 'listings') return undefined
  const parts = states.flatMap(({ state, count }) => {
    const figure = countFigure(records, latest, state, count)
    const words = `${nounFor(figure?.shown ?? '', 'is', 'are')} ${kind === 'pipeline' ? `in “${state}”` : state}`
    return figure ? [say`${figure} ${words}`] : []
  })
  const lines = parts.flatMap((line) => line ?? [])
  return {
    text: `Of these, ${listed(lines.map(({ text }) => text))}.`,
    figures: lines.flatMap(({ figures }) => figures),
  }
}

/** Vacant properties. */
export const registerVacant = (records: Records, { latest }: HeldRegister): Line | undefined => {
  const vacant = latest.figures.states.find(({ state }) => state === 'vacant')?.count ?? 0
  const count = numbered(records, latest, 'vacant', vacant, ['property is', 'properties are'])
  return vacant === 0 ? plain('None of them is vacant.') : say`${count} vacant.`
}

/** Median days on the market. */
export const registerDays = (records: Records, { latest }: HeldRegister): Line | undefined => {
  const { days } = latest.figures
  if (days === undefined) return plain('The list does not say how long they have been on the market.')
  const count = numbered(records, latest, 'days on the market', days, ['day', 'days'])
  return say`Half of them have been on the market for ${count} or longer.`
}

/** The list before this one. */
export const registerChange = (
  records: Records,
  { kind, latest, before }: HeldRegister,
): Line | undefined => {
  if (!before) return plain('There is no earlier list on record to compare it with.')
  const count = numbered(records, before, kind, before.figures.count, things[kind])
  const amount = amountOf(records, before, `${kind} before`, before.figures.amount)
  const more = latest.figures.count - before.figures.count
  const way = more === 0 ? 'the same number' : more > 0 ? 'fewer than now' : 'more than now'
  const day = asOfWords(records, before)
  return amount
    ? say`On the list before it, ${day}, there were ${count}, ${way}, and ${amount} in all.`
    : say`On the list before it, ${day}, there were ${count}, ${way}.`
}

/** Entries without an amount. */
export const registerUnpriced = (records: Records, { kind, latest }: HeldRegister): Line | undefined => {
  const { unpriced } = latest.figures
  if (unpriced === undefined) return undefined
  const nouns = kind === 'listings' ? (['listing has', 'listings have'] as const) : (['has', 'have'] as const)
  return say`${numbered(records, latest, 'without an amount', unpriced, nouns)} no ${kind === 'listings' ? 'price' : 'value'} in the list.`
}

/** Changes since an older list are not in it. */
export const registerAge = (records: Records, { latest }: HeldRegister): Line | undefined => {
  const days = daysBetween(latest.asOf, today(records.now))
  return days > 1
    ? plain(`That list is ${days} days old, so what has changed since is not in it.`)
    : undefined
}
