/** Ranks names of a dimension, and lists names without sales. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import { costKind } from '../../imported/cost-kind.ts'
import { accountPlace } from '../../imported/general-ledger.ts'
import { capital, rows, say } from '../../line.ts'
import { listed } from '../listed-names.ts'
import {
  daysWords,
  dollarsOf,
  moneyFigure,
  partName,
  rowsFigure,
  sourceWords,
  unitsFigure,
} from '../say-part.ts'
import { type Days, type Sum, sumOf, within } from '../sums.ts'
import { taxWords } from '../tax-known.ts'
import {
  dividedParts,
  heldFor,
  isAccount,
  type Lines,
  meantDays,
  plain,
  type RowsContext,
} from './rows-context.ts'
import { outside } from './say-value.ts'

const shownAtMost = 12
const shownUnasked = 5
const nouns = { item: 'items', category: 'categories', channel: 'channels', account: 'accounts' } as const

type Ranked = { readonly part: RowsPart; readonly sum: Sum; readonly size: number }

const sizeOf = ({ plan }: RowsContext, part: RowsPart, sum: Sum): number => {
  if (plan.counted === 'refunds') return dollarsOf(sum.back)
  if (plan.counted === 'entries') return sum.rows
  if (plan.counted === 'number' && !isAccount(part)) return sum.units
  if (plan.counted === 'price') return sum.units > 0 ? dollarsOf(sum.money) / sum.units : Number.NaN
  return dollarsOf(sum.money)
}

const insideWords = ({ plan }: RowsContext): string => {
  const own = (plan.parts ?? []).filter(({ dimension }) => dimension !== plan.ranked)
  return own.length === 0 ? '' : ` in ${own.map(partName).join(' and ')}`
}

/** The words of a headline: "was sold most, 77 of them for $539". */
const headline = (context: RowsContext, { part, sum }: Ranked, days: Days, isLow: boolean) => {
  const { records, detail, plan } = context
  const when = daysWords(records, days)
  const name = `“${part.names?.[0] ?? ''}”`
  const money = moneyFigure(records, part, days, sum)
  const units = unitsFigure(records, part, days, sum)
  const end = isLow ? 'least' : 'most'
  switch (plan.counted) {
    case 'number':
      return isAccount(part)
        ? say`${name} has the ${isLow ? 'fewest' : 'most'} entries ${when}: ${units}, ${money} in all`
        : say`${name} sold ${end} by number ${when}: ${units}, for ${money}`
    case 'entries':
      return say`${name} has the ${isLow ? 'fewest' : 'most'} rows ${when}: ${rowsFigure(records, `${partName(part)}, rows`, 'count', [{ value: sum.rows, days }])}, ${money} in all`
    case 'price':
      return say`${name} has the ${isLow ? 'lowest' : 'highest'} average price ${when}: ${rowsFigure(records, `${partName(part)}, average price`, 'aud', [{ value: dollarsOf(sum.money) / sum.units, days }])} each, ${taxWords(detail, days)}, ${units} sold`
    case 'refunds':
      return say`${name} has the ${isLow ? 'least' : 'most'} refunded ${when}: ${rowsFigure(records, `${partName(part)}, money back`, 'aud', [{ value: dollarsOf(sum.back), days }])} in ${rowsFigure(records, `${partName(part)}, refunds`, 'count', [{ value: sum.backRows, days }])} rows`
    default:
      return isAccount(part)
        ? say`${name} was ${isLow ? 'smallest' : 'largest'} ${when}, at ${money}`
        : say`${name} took the ${end} ${when}: ${money}, for ${units} sold`
  }
}

export const sayRank = (context: RowsContext): Lines => {
  const { records, detail, plan } = context
  const dimension = plan.ranked ?? 'item'
  const meant = meantDays(context, { dimension })
  if (!meant) return outside(context, { dimension })
  const { days } = meant
  const isLow = plan.order === 'lowest'
  const all = dividedParts(context, dimension)
    .map((part): Ranked => {
      const sum = sumOf(detail, part, days)
      return { part, sum, size: sizeOf(context, part, sum) }
    })
    .filter(({ part, sum, size }) => sum.rows > 0 && Number.isFinite(size) && !isPaidBack(part, sum))
    .toSorted((one, other) => (isLow ? one.size - other.size : other.size - one.size))
  const [first] = all
  if (!first)
    return [
      plain(
        `No row${insideWords(context)} is on record ${daysWords(records, days)}, so there is nothing to rank.`,
      ),
    ]
  const shown = all.slice(0, Math.min(shownAtMost, plan.most ?? shownUnasked))
  const head = headline(context, first, days, isLow)
  const byNumber = plan.counted === 'money' && !isAccount(first.part) ? mostByNumber(all, isLow) : undefined
  return [
    head &&
      say`Of ${String(all.length)} ${nouns[dimension]}${dimension === 'account' ? ' with money out in your books' : insideWords(context)}, ${head}.`,
    byNumber && byNumber !== first
      ? say`By number it is “${byNumber.part.names?.[0] ?? ''}”, with ${unitsFigure(records, byNumber.part, days, byNumber.sum)} sold.`
      : undefined,
    shown.length > 1
      ? rows(
          shown.map(({ part, sum }) =>
            isAccount(part)
              ? say`- ${capital(part.names?.[0] ?? '')}: ${moneyFigure(records, part, days, sum)}`
              : say`- ${capital(part.names?.[0] ?? '')}: ${moneyFigure(records, part, days, sum)}, ${unitsFigure(records, part, days, sum)} sold`,
          ),
        )
      : undefined,
    notCosts(shown),
    plain(`That is ${sourceWords({ dimension }, detail, days)}.`),
  ]
}

/** An account with more money in than out. */
const isPaidBack = (part: RowsPart, { money }: Ranked['sum']): boolean => isAccount(part) && money <= 0n

/** "“Drawings” is money out, but no cost." */
const notCosts = (shown: readonly Ranked[]): Lines[number] => {
  const names = shown
    .flatMap(({ part }) => (isAccount(part) ? (part.names ?? []) : []))
    .filter((name) => costKind(name) === undefined || accountPlace(name) === 'held')
    .map((name) => `“${name}”`)
  if (names.length === 0) return undefined
  return plain(
    `${listed(names)} ${names.length === 1 ? 'is money out, but no cost' : 'are money out, but no costs'}.`,
  )
}

const mostByNumber = (all: readonly Ranked[], isLow: boolean): Ranked | undefined =>
  all.toSorted((one, other) => (isLow ? 1 : -1) * (one.sum.units - other.sum.units))[0]

/** Names with rows on record, but none in the requested time. */
export const sayUnsold = (context: RowsContext): Lines => {
  const { records, detail, plan } = context
  const dimension = plan.ranked ?? 'item'
  const held = heldFor(context, { dimension })
  const meant = meantDays(context, { dimension })
  const days = held && meant && within(meant.days, held)
  if (!days) return outside(context, { dimension })
  const parts = dividedParts(context, dimension)
  const none = parts.filter((part) => sumOf(detail, part, days).rows === 0)
  const count = rowsFigure(records, `${nouns[dimension]} without a row`, 'count', [
    { value: none.length, days },
  ])
  if (none.length === 0)
    return [
      plain(
        `Each of the ${String(parts.length)} ${nouns[dimension]}${insideWords(context)} has a row ${daysWords(records, days)}.`,
      ),
    ]
  const names = none.slice(0, shownAtMost).map(({ names: [name] = [] }) => `“${name ?? ''}”`)
  return [
    say`${count} of ${String(parts.length)} ${nouns[dimension]}${insideWords(context)} ${none.length === 1 ? 'has' : 'have'} no row ${daysWords(records, days)}: ${listed(names)}${none.length > shownAtMost ? ' and more' : ''}.`,
    plain('I know only names that were sold at some time: a file of sales does not list the rest.'),
  ]
}
