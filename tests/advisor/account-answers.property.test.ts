/** Properties of answers about accounts: what was said decides, to the cent, in whatever order it was said. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accountKey, accountMeanings, accountsQuestion } from '#schema/import/account-meaning'
import { plusDays } from '../../service/advisor/calendar.ts'
import {
  accountAnswersIn,
  answersOnRecord,
  meaningOf,
} from '../../service/advisor/imported/account-answers.ts'
import { spellingOf } from '../../service/advisor/imported/account-spelling.ts'
import { accountsIn, bookedIn } from '../../service/advisor/imported/income-accounts.ts'
import { booked, income, monday } from './booked-days.ts'

/** Names that say nothing, some of which mean something to the language. */
const name = fc
  .constantFrom(
    'Quillfeather',
    '__proto__',
    'constructor',
    'toString',
    'accounts',
    'account:',
    'Bodkin, R',
    '',
  )
  .chain((word) => fc.nat({ max: 3 }).map((at) => `${word} ${at}`))
const means = fc.constantFrom(...accountMeanings)
const ledger = fc.uniqueArray(fc.record({ name, cents: fc.integer({ min: 1, max: 9_999_999 }) }), {
  minLength: 1,
  maxLength: 12,
  selector: (one) => one.name,
})
const answers = fc
  .record({ named: fc.array(fc.tuple(name, means), { maxLength: 12 }), others: fc.option(means) })
  .map(({ named, others }) =>
    Object.fromEntries([
      ...named.map(([account, meaning]) => [accountKey(account), meaning] as const),
      ...(others === null ? [] : [[accountsQuestion, others] as const]),
    ]),
  )
const moneyOf = (cents: number): string => (cents / 100).toFixed(2)

it('counts exactly the accounts that are said to be income, if little is unclear', () => {
  fc.assert(
    fc.property(ledger, answers, (accounts, said) => {
      const days = accounts.map(({ name: account, cents }, at) =>
        booked(plusDays(monday, at), income(moneyOf(cents), account)),
      )
      const known = accountAnswersIn(said)
      const found = accountsIn(bookedIn(days), known)
      const sumOf = (meaning: string | undefined): number =>
        accounts
          .filter((one) => meaningOf(known, one.name) === meaning)
          .reduce((sum, { cents }) => sum + cents, 0)
      const earned = sumOf('income')
      const unclear = sumOf('unclear') + sumOf(undefined)
      const isKnown = 100 * unclear <= 5 * (earned + unclear)
      expect([...found.accounts].sort()).toEqual(
        isKnown
          ? accounts.flatMap((one) => (meaningOf(known, one.name) === 'income' ? [one.name] : [])).sort()
          : [],
      )
      expect(found.unclear.length > 0).toBe(!isKnown)
    }),
  )
})

it('takes the latest answer of the imports in effect, and the one before once that is undone', () => {
  const row = (given: object, position: number, undone_at: string | null = null) => ({
    kind: 'books',
    undone_at,
    answers: JSON.stringify(given),
    position: String(position),
  })
  fc.assert(
    fc.property(answers, answers, name, (first, second, account) => {
      const [one, other] = [accountAnswersIn(first), accountAnswersIn(second)]
      const spelling = spellingOf(account)
      const both = answersOnRecord([row(second, 10), row(first, 9)])
      const expected = other.named.get(spelling) ?? one.named.get(spelling) ?? other.others ?? one.others
      expect(meaningOf(both, account)).toBe(expected)
      const undone = answersOnRecord([row(first, 9), row(second, 10, '2026-11-01T00:00:00Z')])
      expect(meaningOf(undone, account)).toBe(meaningOf(one, account))
    }),
  )
})

it('takes the refunds of an account of income off, also where they exceed its receipts', () => {
  const days = [
    booked(monday, income('1000.00', 'Smith')),
    booked(plusDays(monday, 1), income('100.00', 'Jones')),
    booked(plusDays(monday, 2), { ...income('400.00', 'Jones'), direction: 'out' }),
    booked(plusDays(monday, 3), { ...income('70.00', 'Unsaid'), direction: 'out' }),
  ]
  const said = {
    [accountKey('Smith')]: 'income',
    [accountKey('Jones')]: 'income',
    [accountsQuestion]: 'income',
  }
  expect([...accountsIn(bookedIn(days), accountAnswersIn(said)).accounts].sort()).toEqual(['Jones', 'Smith'])
})
