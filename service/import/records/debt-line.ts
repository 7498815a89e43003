/** Debts as stored: equal debts are equal texts, which begin with day and amount like any other line. */
import { IsoDate } from '#schema/core/scalars'
import type { Debt } from '../reading/debtors/debt.ts'
import { centsOfLine, fieldsOf, type Line } from './line.ts'

const overdueMarks = { yes: 'o', no: 'n' } as const

/** A debt as a line. */
export const lineOfDebt = (row: number, debt: Debt): Line => {
  const { isOverdue } = debt
  const fields = [
    debt.date,
    String(debt.amount),
    debt.customer,
    debt.age,
    isOverdue === undefined ? null : overdueMarks[isOverdue ? 'yes' : 'no'],
    debt.due ?? null,
    debt.issued ?? null,
    debt.invoice ?? null,
  ]
  const last = fields.findLastIndex((field) => field !== null)
  return { row, id: null, content: JSON.stringify(fields.slice(0, last + 1)) }
}

/** Fields of a debt that figures need; money in cents. */
export type KeptDebt = {
  readonly date: string
  readonly amount: bigint
  readonly customer: string
  readonly age: string
  readonly isOverdue: boolean | undefined
  readonly due: IsoDate | undefined
  readonly issued: IsoDate | undefined
  readonly invoice: string | undefined
}

const dayIn = (value: unknown): IsoDate | undefined => (IsoDate.is(value) ? value : undefined)

/** The debt of a line. */
export const debtOfLine = (content: string): KeptDebt => {
  const [date, , customer, age, mark, due, issued, invoice] = fieldsOf(content)
  return {
    date: String(date),
    amount: centsOfLine(content),
    customer: String(customer),
    age: String(age),
    isOverdue: mark === overdueMarks.yes ? true : mark === overdueMarks.no ? false : undefined,
    due: dayIn(due),
    issued: dayIn(issued),
    invoice: typeof invoice === 'string' ? invoice : undefined,
  }
}

/** A customer, however the name is written. */
export const customerKey = (customer: string): string => customer.toLowerCase().replaceAll(/\s+/g, ' ').trim()
