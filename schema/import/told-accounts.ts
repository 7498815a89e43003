/** What accounts on record hold, as people said after their files were recorded. */
import * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'
import { IsoTime, id, text } from '../core/scalars.ts'
import { AskedAccounts, CostMeaning, KindMeaning } from './account-meaning.ts'

export const AccountAnswersId = id('AccountAnswersId')
export type AccountAnswersId = t.TypeOf<typeof AccountAnswersId>

/** An account of a ledger that may be a cost, with the money out less that in. */
export const AskedCost = record(
  { name: text(200), amount: Money, means: CostMeaning },
  undefined,
  'AskedCost',
)
export type AskedCost = t.TypeOf<typeof AskedCost>

/** An account with money out whose name does not say what kind of cost it is, with the money out less that in. */
export const AskedKind = record(
  { name: text(200), amount: Money, means: KindMeaning },
  undefined,
  'AskedKind',
)
export type AskedKind = t.TypeOf<typeof AskedKind>

/** Answers given at one time, the account of each as it was named. */
export const ToldAccounts = record(
  {
    answersId: AccountAnswersId,
    toldAt: IsoTime,
    answers: t.array(record({ account: text(200), means: text(20) }, undefined, 'ToldAccount')),
  },
  { undoneAt: IsoTime },
  'ToldAccounts',
)
export type ToldAccounts = t.TypeOf<typeof ToldAccounts>

/**
 * Accounts whose names do not say what they hold. `income`: those with money in, while no sales are on record; `costs`: those of
 * a general ledger that may be costs, and whether costs are missing because of them; `kinds`: costs that count as "other" until
 * somebody says what kind they are. `told`: answers, newest first.
 */
export const AccountsOnRecord = record(
  { told: t.array(ToldAccounts) },
  {
    income: AskedAccounts,
    costs: record({ accounts: t.array(AskedCost), isMissing: t.boolean }, undefined, 'AskedCosts'),
    kinds: t.array(AskedKind),
  },
  'AccountsOnRecord',
)
export type AccountsOnRecord = t.TypeOf<typeof AccountsOnRecord>
