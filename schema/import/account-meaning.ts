/** What accounts hold whose names say neither that they are income nor that they are something else. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { integer, oneOf, text } from '../core/scalars.ts'
import { expenseKinds } from '../kpi/kpi.ts'

/** `other`: loans, transfers, the owner's money, refunds. `unclear`: nobody knows yet. */
export const accountMeanings = ['income', 'other', 'unclear'] as const
export const AccountMeaning = oneOf(...accountMeanings)
export type AccountMeaning = (typeof accountMeanings)[number]

/** Id of the question, whose answer is for all accounts without one of their own. */
export const accountsQuestion = 'accounts'

/** `kept`: things that were bought to keep, such as ovens. */
export const costMeanings = ['cost', 'kept', 'unclear'] as const
export const CostMeaning = oneOf(...costMeanings)
export type CostMeaning = (typeof costMeanings)[number]

/** Kinds that a cost can be said to have; `no-cost`: a loan, a transfer, something bought to keep. */
export const kindMeanings = [...expenseKinds, 'no-cost', 'unclear'] as const
export const KindMeaning = oneOf(...kindMeanings)
export type KindMeaning = (typeof kindMeanings)[number]

const prefix = 'account:'
const costPrefix = 'cost:'
const kindPrefix = 'kind:'

/** Id under which an account is answered. */
export const accountKey = (name: string): string => `${prefix}${name}`

/** Name of the account that an id is for; undefined for any other id. */
export const accountIn = (key: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length) : undefined

/** Id under which an account of a ledger is answered that may be a cost. */
export const costKey = (name: string): string => `${costPrefix}${name}`

/** Name of the account that such an id is for; undefined for any other id. */
export const costIn = (key: string): string | undefined =>
  key.startsWith(costPrefix) ? key.slice(costPrefix.length) : undefined

/** Id under which the kind of a cost is answered. */
export const kindKey = (name: string): string => `${kindPrefix}${name}`

/** Name of the account that such an id is for; undefined for any other id. */
export const kindIn = (key: string): string | undefined =>
  key.startsWith(kindPrefix) ? key.slice(kindPrefix.length) : undefined

/** Most accounts that are asked about one by one, largest first; the others share one answer. */
export const maxAccountsAsked = 40

/** An account with the money in less that out, over all books on record and the file. */
export const AskedAccount = record(
  { name: text(200), amount: Money, means: AccountMeaning },
  undefined,
  'AskedAccount',
)
export type AskedAccount = t.TypeOf<typeof AskedAccount>

/** Accounts in words of their own. `others`: those beyond the largest, and what new ones are taken for. */
export const AskedAccounts = record(
  {
    accounts: t.array(AskedAccount),
    others: record({ count: integer(0), amount: Money, means: AccountMeaning }, undefined, 'OtherAccounts'),
  },
  undefined,
  'AskedAccounts',
)
export type AskedAccounts = t.TypeOf<typeof AskedAccounts>
