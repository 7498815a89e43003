/** What a customer owes whom a question names. */
import { say } from '../line.ts'
import type { Records } from '../records.ts'
import type { CustomerOwes, Owed } from './owed.ts'
import { ageLine, asOfWords, type Lines, money, namesLine, plain } from './owed-lines.ts'
import { dollarsOf } from './say-part.ts'

const shortestName = 3
const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
const common = /^(?:the|and|pty|ltd|inc|co|company|services?|group|australia|australian)$/

/** Customers that a message names, by the whole name or by its first word of its own. */
export const namedIn = (text: string, { customers }: Owed): readonly CustomerOwes[] => {
  const words = plainWords(text)
  const whole = customers.filter(({ name }) => words.includes(plainWords(name)))
  if (whole.length > 0) return whole
  const firstOf = (name: string) =>
    plainWords(name)
      .trim()
      .split(' ')
      .find((word) => word.length >= shortestName && !common.test(word))
  return customers.filter(({ name }) => {
    const first = firstOf(name)
    return first !== undefined && words.includes(` ${first} `)
  })
}

/** What a customer owes whom the question names; the answer does not repeat the name. */
export const namedLines = (
  records: Records,
  owed: Owed,
  [one, ...others]: readonly CustomerOwes[],
): Lines => {
  if (!one || others.length > 0)
    return [plain(`${others.length + 1} customers on the list have that in their name.`), namesLine]
  const { amount, overdue } = one
  if (amount <= 0n)
    return [
      amount === 0n
        ? plain(`That customer owed you nothing ${asOfWords(records, owed)}.`)
        : say`That customer has a credit of ${money(records, owed, 'credit of a customer', dollarsOf(-amount))} ${asOfWords(records, owed)}.`,
      ageLine(records, owed),
    ]
  return [
    say`That customer owed you ${money(records, owed, 'owed by a customer', dollarsOf(amount))} ${asOfWords(records, owed)}.`,
    overdue === undefined || overdue <= 0n
      ? undefined
      : say`Of that, ${money(records, owed, 'overdue of a customer', dollarsOf(overdue))} is overdue.`,
    ageLine(records, owed),
  ]
}
