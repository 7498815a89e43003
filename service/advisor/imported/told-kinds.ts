/** Kinds of costs as people said them, where names do not. */
import { type AccountAnswers, noAccountAnswers } from './account-answers.ts'
import { spellingOf } from './account-spelling.ts'
import { costKind, isUnsureKind, type KindOf } from './cost-kind.ts'
import type { ImportedDay } from './imported-weeks.ts'
import { bookedIn, bySpelling, type Named, signed } from './income-accounts.ts'

/** Kinds by names, and by answers where a name says none. */
export const kindsBy = ({ kinds }: AccountAnswers = noAccountAnswers): KindOf => {
  if (kinds.size === 0) return costKind
  return (account) => {
    const told = isUnsureKind(account) ? kinds.get(spellingOf(account)) : undefined
    if (told === undefined || told === 'unclear') return costKind(account)
    return told === 'no-cost' ? undefined : told
  }
}

/** Accounts with more money out than in whose names say no kind, largest first, in cents; all spellings of one as one. */
export const unsureCosts = (days: readonly ImportedDay[]): readonly Named[] => {
  const sums = new Map<string, bigint>()
  for (const { entry } of bookedIn(days))
    if (isUnsureKind(entry.account))
      sums.set(entry.account, (sums.get(entry.account) ?? 0n) - signed(entry.amount, entry))
  return bySpelling([...sums].map(([name, sum]) => ({ name, sum }))).filter(({ sum }) => sum > 0n)
}
