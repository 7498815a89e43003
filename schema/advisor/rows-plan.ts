/** Plans over the rows of imported files: items, categories, channels and accounts, below the totals that other plans measure. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, integer, oneOf, text } from '../core/scalars.ts'
import { Period } from './period.ts'

/** By what a file tells its rows apart. */
export const RowsDimension = oneOf('item', 'category', 'channel', 'account')
export type RowsDimension = t.TypeOf<typeof RowsDimension>

const names = t.array(text(300, 1))

/** Rows of some names of a dimension, or with `isExcept` of all others. `within` keeps the rows of further names. */
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

/** What is read off the rows: money, number sold, how often there is a row, the average price, or what went back. */
export const RowsCounted = oneOf('money', 'number', 'entries', 'price', 'refunds')
export type RowsCounted = t.TypeOf<typeof RowsCounted>

/** What is done with it. `lacking`: the files do not hold what is asked. `unsold`: names without a row. */
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

/** A supposed change of an account, in percent or in dollars a week or month. */
export const AccountChange = record(
  { account: RowsPart, size: Decimal, unit: oneOf('percent', 'a-week', 'a-month', 'a-year') },
  undefined,
  'AccountChange',
)
export type AccountChange = t.TypeOf<typeof AccountChange>

/**
 * A question of the rows. Without `parts` it is about all sales. `ranked` is the dimension that a ranking or a growth is by.
 * `shareOf`: the whole of a share, all sales, all costs or a part. `comparedWith`: the earlier time of a growth.
 * `heard`: names that were written otherwise. `manner`: whether it is so, why, or whether to keep it.
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
