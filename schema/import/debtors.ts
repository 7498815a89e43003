/** Who owes the business money, from the latest list of debtors. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { IsoDate, text } from '../core/scalars.ts'
import { FileRegister, RegisterKind } from './register-day.ts'

/** A customer; `owed` is below zero for one who has paid too much. */
export const Debtor = record(
  { name: text(200, 1), owed: Money },
  {
    /** Absent unless the list says of all of it whether it is overdue. */
    overdue: Money,
    oldestDue: IsoDate,
  },
  'Debtor',
)
export type Debtor = t.TypeOf<typeof Debtor>

/** The latest list of a kind, and the one before it. */
export const HeldRegister = record(
  { kind: RegisterKind, latest: FileRegister },
  { before: FileRegister },
  'HeldRegister',
)
export type HeldRegister = t.TypeOf<typeof HeldRegister>

/** Most customers that an answer lists. */
export const maxDebtors = 200

/**
 * Customers by what they owe, largest first. `asOf` is absent while no list is on record; `isReplaced`: later records have
 * replaced the rows of that moment, so nobody is named. `registers`: what is managed, on the market, and in the pipeline.
 */
export const Debtors = record(
  { debtors: t.array(Debtor) },
  {
    asOf: IsoDate,
    total: Money,
    overdue: Money,
    isReplaced: t.boolean,
    /** Latest lists of other kinds. */
    registers: t.array(HeldRegister),
  },
  'Debtors',
)
export type Debtors = t.TypeOf<typeof Debtors>
