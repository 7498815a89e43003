/** What people said about accounts in words of their own, in the answers of imports. */
import { decodeOrThrow } from '#schema/core/decode'
import {
  AccountMeaning,
  accountIn,
  accountsQuestion,
  CostMeaning,
  costIn,
  KindMeaning,
  kindIn,
} from '#schema/import/account-meaning'
import { ImportAnswers } from '#schema/import/import'
import { spellingOf } from './account-spelling.ts'
import type { FileRow } from './coverage.ts'

/** `named`: by spelling. `others`: for every account that is not named. */
export type AccountAnswers = {
  readonly named: ReadonlyMap<string, AccountMeaning>
  readonly others: AccountMeaning | undefined
  /** Accounts of a ledger that may be costs, by spelling. */
  readonly costs: ReadonlyMap<string, CostMeaning>
  /** Kinds of costs whose names do not say them, by spelling. */
  readonly kinds: ReadonlyMap<string, KindMeaning>
}

export const noAccountAnswers: AccountAnswers = {
  named: new Map(),
  others: undefined,
  costs: new Map(),
  kinds: new Map(),
}

/** Columns of a row of answers. */
export type AnswersRow = Pick<FileRow, 'undone_at' | 'answers' | 'position'>

/** Those among the answers of one import. */
export const accountAnswersIn = (answers: ImportAnswers): AccountAnswers => {
  const named = new Map<string, AccountMeaning>()
  const costs = new Map<string, CostMeaning>()
  const kinds = new Map<string, KindMeaning>()
  for (const [key, answer] of Object.entries(answers)) {
    const name = accountIn(key)
    if (name !== undefined && AccountMeaning.is(answer)) named.set(spellingOf(name), answer)
    const cost = costIn(key)
    if (cost !== undefined && CostMeaning.is(answer)) costs.set(spellingOf(cost), answer)
    const kind = kindIn(key)
    if (kind !== undefined && KindMeaning.is(answer)) kinds.set(spellingOf(kind), answer)
  }
  const others = answers[accountsQuestion]
  return { named, others: AccountMeaning.is(others) ? others : undefined, costs, kinds }
}

/** Later answers replace earlier ones. */
export const replaceAnswers = (earlier: AccountAnswers, later: AccountAnswers): AccountAnswers => ({
  named: new Map([...earlier.named, ...later.named]),
  others: later.others ?? earlier.others,
  costs: new Map([...earlier.costs, ...later.costs]),
  kinds: new Map([...earlier.kinds, ...later.kinds]),
})

/** What an account holds by these answers; undefined if none is about it. */
export const meaningOf = ({ named, others }: AccountAnswers, account: string): AccountMeaning | undefined =>
  named.get(spellingOf(account)) ?? others

/** Answers given with the imports in effect and after them, the latest last. */
export const answersOnRecord = (
  files: readonly FileRow[],
  told: readonly AnswersRow[] = [],
): AccountAnswers =>
  [...files.filter(({ kind }) => kind === 'books'), ...told]
    .filter(({ undone_at, answers }) => undone_at == null && answers != null)
    .sort((one, other) => Number(one.position) - Number(other.position))
    .map(({ answers }) =>
      accountAnswersIn(decodeOrThrow(ImportAnswers, JSON.parse(String(answers)), 'Answers')),
    )
    .reduce(replaceAnswers, noAccountAnswers)
