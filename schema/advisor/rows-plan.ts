/**
 * Plans over the rows of imported files, which have more detail than the totals: items, categories, channels and accounts.
 */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf, text } from '../core/scalars.ts'
import { Period } from './period.ts'

/** The column by which rows of a file are told apart. */
export const RowsDimension = oneOf('item', 'category', 'channel', 'account')
export type RowsDimension = t.TypeOf<typeof RowsDimension>

const names = t.array(text(300, 1))

/**
 * The rows with certain names in a dimension, or with `isExcept` all others. `within` restricts them by names in other
 * dimensions.
 */
export const RowsPart = record(
  { dimension: RowsDimension },
  {
    names,
    isExcept: t.boolean,
    within: t.array(record({ dimension: RowsDimension, names })),
  },
  'RowsPart',
)
export type RowsPart = t.TypeOf<typeof RowsPart>

/** What is read from the rows: money, number sold, how often a row occurs, the average price, or what was returned. */
export const RowsCounted = oneOf('money', 'number', 'entries', 'price', 'refunds')
export type RowsCounted = t.TypeOf<typeof RowsCounted>

/** What is done with the rows. `lacking`: the files do not hold what was asked for. `unsold`: names without any row. */
export const RowsOperation = oneOf(
  'value',
  'rank',
  'share',
  'growth',
  'jump',
  'best',
  'typical',
  'last',
  'compare',
  'suppose',
  'unsold',
  'lacking',
)
export type RowsOperation = t.TypeOf<typeof RowsOperation>

/** A hypothetical change of an account, in percent or in dollars a week or month. */
export const AccountChange = record(
  { account: RowsPart, size: Decimal, unit: oneOf('percent', 'a-week', 'a-month', 'a-year') },
  undefined,
  'AccountChange',
)
export type AccountChange = t.TypeOf<typeof AccountChange>

/**
 * A question about rows. Without `parts` it is about all sales. `ranked` is the dimension to rank, or to compare growth in.
 * `shareOf`: what a share is of: all sales, all costs or a part. `comparedWith`: the earlier period for growth. `heard`:
 * names that the question spelled differently. `manner`: whether something is so, why, or whether to keep it.
 */
export const RowsPlan = record(
  { operator: oneOf('rows'), counted: RowsCounted, operation: RowsOperation },
  {
    parts: t.array(RowsPart),
    ranked: RowsDimension,
    period: Period,
    comparedWith: Period,
    order: oneOf('highest', 'lowest'),
    most: integer(1, 100),
    each: oneOf('day', 'week', 'month', 'weekday'),
    shareOf: oneOf('sales', 'costs'),
    wholePart: RowsPart,
    way: oneOf('up', 'down'),
    accountChanges: t.array(AccountChange),
    lacks: oneOf('customers', 'people', 'stock', 'item-costs', 'forecast'),
    heard: t.array(record({ written: text(60, 1), name: text(300, 1) })),
    manner: oneOf('whether', 'why', 'worth'),
  },
  'RowsPlan',
)
export type RowsPlan = t.TypeOf<typeof RowsPlan>
