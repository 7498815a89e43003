/** Figures of a list as of a day: managements, listings, or the pipeline. Names are in the kept records only. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { IsoDate, integer, oneOf, text } from '../core/scalars.ts'

/** Lists as of a day that are no money: properties managed, properties on the market, work that may be won. */
export const registerKinds = ['managements', 'listings', 'pipeline'] as const
export const RegisterKind = oneOf(...registerKinds)
export type RegisterKind = (typeof registerKinds)[number]

/** Entries of one state, such as "let", "under offer" or a stage; `amount` where any has one. */
export const RegisterState = record(
  { state: text(60, 1), count: integer(0), counts: t.boolean },
  { amount: Money },
  'RegisterState',
)
export type RegisterState = t.TypeOf<typeof RegisterState>

/**
 * `count` entries are managed, on the market, or open. `amount` is their rent a week, asking prices or values; `second` the fees
 * a week, or the values by their chances, absent unless the list says them of every entry.
 */
export const RegisterDay = record(
  { count: integer(0), states: t.array(RegisterState) },
  {
    amount: Money,
    second: Money,
    /** Entries without an amount. */
    unpriced: integer(1),
    /** Leases that end, or opportunities expected to close, within 90 days; absent if the list has no such days. */
    ending: integer(0),
    /** Median days on the market. */
    days: integer(0),
  },
  'RegisterDay',
)
export type RegisterDay = t.TypeOf<typeof RegisterDay>

/** The figures of a file, and their day. */
export const FileRegister = record({ asOf: IsoDate, figures: RegisterDay }, undefined, 'FileRegister')
export type FileRegister = t.TypeOf<typeof FileRegister>
