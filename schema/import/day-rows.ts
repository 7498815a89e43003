/** Rows behind the figures of a day. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { integer, oneOf, text } from '../core/scalars.ts'
import { TaxBasis } from './tax-basis.ts'

/** Rows of a page. */
export const rowsOfPage = 50

/**
 * A row as it counts. `row` is that of the file, from 1; pushed sales have a `system` instead. `amount` includes `tax`, tips
 * and gift cards; money out of books is below zero.
 */
export const DayRow = record(
  { amount: Money },
  {
    row: integer(0),
    importId: text(64, 1),
    file: text(200),
    /** Minutes since midnight, in the workspace's zone. */
    minutes: integer(0, 1439),
    tax: Money,
    taxBasis: TaxBasis,
    tips: Money,
    giftCards: Money,
    /** Item of a sale, description of an entry. */
    about: text(10_000),
    /** Category of a sale, account of an entry. */
    category: text(10_000),
    /** The source's own number. */
    number: text(10_000),
  },
  'DayRow',
)
export type DayRow = t.TypeOf<typeof DayRow>

/** `kept`: the rows are those of the figures; `replaced`: later records replaced them; `none`: no rows on that day. */
export const DayRows = record(
  { count: integer(0), state: oneOf('kept', 'replaced', 'none'), rows: t.array(DayRow) },
  undefined,
  'DayRows',
)
export type DayRows = t.TypeOf<typeof DayRows>
