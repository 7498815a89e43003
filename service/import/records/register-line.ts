/** Entries of lists as stored: equal entries are equal texts, which begin with day and amount like any other line. */
import { IsoDate, integer } from '#schema/core/scalars'
import type { RegisterEntry } from '../reading/registers/register.ts'
import { centsOfLine, fieldsOf, type Line } from './line.ts'

/** An entry of a list as a line. */
export const lineOfRegister = (row: number, entry: RegisterEntry): Line => {
  const fields = [
    entry.date,
    String(entry.amount),
    entry.name,
    entry.state,
    `${entry.counts ? 'c' : ''}${entry.isPriced ? 'p' : ''}`,
    entry.second === undefined ? null : String(entry.second),
    entry.ends ?? null,
    entry.days ?? null,
    entry.other ?? null,
  ]
  const last = fields.findLastIndex((field) => field !== null)
  return { row, id: null, content: JSON.stringify(fields.slice(0, last + 1)) }
}

const wholeNumber = integer()

/** The entry of a line. */
export const registerOfLine = (content: string): RegisterEntry => {
  const [date, , name, state, marks, second, ends, days, other] = fieldsOf(content)
  if (!IsoDate.is(date)) throw new Error('A line of a list begins with a day.')
  return {
    date,
    amount: centsOfLine(content),
    name: String(name),
    state: String(state),
    counts: String(marks).includes('c'),
    isPriced: String(marks).includes('p'),
    ...(typeof second === 'string' ? { second: BigInt(second) } : {}),
    ...(IsoDate.is(ends) ? { ends } : {}),
    ...(wholeNumber.is(days) ? { days } : {}),
    ...(typeof other === 'string' ? { other } : {}),
  }
}
