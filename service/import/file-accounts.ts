/**
 * Accounts of a file in words of their own, such as names of customers. While much of the money in is on them, the business
 * has no revenue: so it is asked what they hold (decision 690).
 */
import { decodeOrThrow } from '#schema/core/decode'
import {
  type AccountMeaning,
  accountIn,
  accountKey,
  accountsQuestion,
  maxAccountsAsked,
} from '#schema/import/account-meaning'
import { type FileAccounts, type ImportAnswers, ImportQuestion } from '#schema/import/import'
import {
  type AccountAnswers,
  type AnswersRow,
  accountAnswersIn,
  answersOnRecord,
  meaningOf,
  replaceAnswers,
} from '../advisor/imported/account-answers.ts'
import { spellingOf } from '../advisor/imported/account-spelling.ts'
import { earningsIn } from '../advisor/imported/booked-income.ts'
import type { ImportedDay } from '../advisor/imported/imported-weeks.ts'
import { accountsIn, bookedIn } from '../advisor/imported/income-accounts.ts'
import { incomeKind } from '../advisor/imported/income-kind.ts'
import type { CollectedRows } from './collect-rows.ts'
import type { Counting } from './import.queries.ts'
import { decimalText } from './reading/money.ts'
import { FileRefused } from './reading/refused.ts'

/** Most questions that are asked about a file. */
const maxQuestions = 3

const says: readonly (readonly [AccountMeaning, string])[] = [
  ['income', 'Income: what the business earns'],
  ['other', 'Not income: loans, transfers, the owner’s money, refunds'],
  ['unclear', 'Not clear yet: ask again with the next file'],
]

type Own = { readonly name: string; readonly sum: bigint }

const total = (accounts: readonly Own[]): bigint => accounts.reduce((sum, one) => sum + one.sum, 0n)

/** The question, with the answers so far. */
export const questionOf = (accounts: readonly Own[], answers: AccountAnswers): ImportQuestion => {
  const others = accounts.slice(maxAccountsAsked)
  return decodeOrThrow(
    ImportQuestion,
    {
      id: accountsQuestion,
      column: 'Accounts',
      readings: says.map(([id, words]) => ({ id, says: words, rows: [] })),
      accounts: {
        accounts: accounts.slice(0, maxAccountsAsked).map(({ name, sum }) => ({
          name,
          amount: decimalText(sum),
          means: meaningOf(answers, name) ?? 'unclear',
        })),
        others: {
          count: others.length,
          amount: decimalText(total(others)),
          means: answers.others ?? 'unclear',
        },
      },
    },
    'A question about accounts',
  )
}

/** Answers without those about accounts. */
export const withoutAccounts = (answers: ImportAnswers): ImportAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([key]) => !key.startsWith(accountsQuestion) && accountIn(key) === undefined,
    ),
  )

/** The answers of one file, so that they stay with it: each account asked about, then the rest. */
const decidedAnswers = (accounts: readonly Own[], answers: AccountAnswers): ImportAnswers =>
  Object.fromEntries([
    ...accounts.slice(0, maxAccountsAsked).flatMap(({ name }) => {
      const means = meaningOf(answers, name)
      return means === undefined ? [] : [[accountKey(name), means] as const]
    }),
    ...(answers.others === undefined ? [] : [[accountsQuestion, answers.others] as const]),
  ])

/** Accounts of a file, where they decide whether revenue is known. */
export type ReadAccounts = {
  readonly summary: FileAccounts
  /** To be recorded with the file. */
  readonly decided: ImportAnswers
  /** Undefined if answered, or if three questions were asked about the file already. */
  readonly question: ImportQuestion | undefined
}

/** Refuses answers about accounts that no books have: a name that was mistyped would be ignored. */
const checkNames = (answers: AccountAnswers, given: ImportAnswers, known: Iterable<string>): void => {
  if (answers.named.size === 0) return
  const spellings = new Set([...known].map(spellingOf))
  const wrong = Object.keys(given).find((key) => {
    const name = accountIn(key)
    return name !== undefined && !spellings.has(spellingOf(name))
  })
  if (wrong !== undefined)
    throw new FileRefused(`has no account “${accountIn(wrong)}”, and neither have the books on record`, {
      column: wrong,
    })
}

/** Undefined for a file without such accounts, and while revenue is known anyway: from sales, or from other accounts. */
export const readAccounts = (file: {
  readonly reading: Pick<CollectedRows, 'accounts'>
  /** All days on record, as they would be with the file. */
  readonly days: readonly ImportedDay[]
  readonly imports: readonly Counting[]
  /** Answers given after files were recorded. */
  readonly told: readonly AnswersRow[]
  readonly answers: ImportAnswers
  /** Number of other open questions. */
  readonly open: number
}): ReadAccounts | undefined => {
  const { days, reading } = file
  const { accounts } = reading
  const own = accountAnswersIn(file.answers)
  const isUnclear = [...accounts].some((account) => incomeKind({ account }) === 'unclear')
  if (!isUnclear && own.named.size === 0) return undefined
  checkNames(own, file.answers, [...accounts, ...bookedIn(days).map(({ entry }) => entry.account)])
  if (!isUnclear) return undefined
  if (days.some(({ kind }) => kind === 'sales')) return undefined
  const booked = earningsIn(days)
  const { unclear, inOwnWords } = accountsIn(booked)
  const ofFile = new Set([...accounts].map(spellingOf))
  if (unclear.length === 0 || !inOwnWords.some(({ name }) => ofFile.has(spellingOf(name)))) return undefined
  const before = answersOnRecord(file.imports, file.told)
  // An answer for all replaces earlier ones of each account.
  const forAll =
    own.others === undefined ? [] : inOwnWords.map(({ name }) => [spellingOf(name), own.others] as const)
  const given: AccountAnswers = {
    named: new Map([
      ...forAll.flatMap(([name, means]) => (means === undefined ? [] : [[name, means] as const])),
      ...own.named,
    ]),
    others: own.others,
    costs: own.costs,
    kinds: own.kinds,
  }
  const answers = replaceAnswers(before, given)
  const isChanged =
    inOwnWords.some(
      ({ name }) => (meaningOf(answers, name) ?? 'unclear') !== (meaningOf(before, name) ?? 'unclear'),
    ) || (answers.others ?? 'unclear') !== (before.others ?? 'unclear')
  const question = questionOf(inOwnWords, answers)
  const asked = Object.keys(withoutAccounts(file.answers)).length + file.open
  const isOpen =
    own.others === undefined &&
    inOwnWords.slice(0, maxAccountsAsked).some(({ name }) => !own.named.has(spellingOf(name))) &&
    accountsIn(booked, answers).unclear.length > 0 &&
    asked < maxQuestions
  return {
    summary: { question, isChanged },
    decided: decidedAnswers(inOwnWords, answers),
    question: isOpen ? question : undefined,
  }
}

/** True if answers about accounts are for accounts that were asked about. Names are shortened for display. */
export const accountFaults = (
  answers: ImportAnswers,
  question: ImportQuestion | undefined,
): readonly { readonly field: string; readonly message: string }[] => {
  const names = new Set(question?.accounts?.accounts.map(({ name }) => spellingOf(name)))
  const ids = says.map(([id]) => id)
  return Object.entries(answers).flatMap(([key, answer]) => {
    const name = accountIn(key)
    if (name === undefined) return []
    const field = `answers.${key}`
    if (!names.has(spellingOf(name))) return [{ field, message: 'is not one of the accounts asked about' }]
    return accountAnswersIn({ [key]: answer }).named.size === 0
      ? [{ field, message: `must be one of ${ids.join(', ')}` }]
      : []
  })
}
