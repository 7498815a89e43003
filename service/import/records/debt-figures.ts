/** What is owed on a day, from its records. */
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { DebtorsDay } from '#schema/import/days'
import { ages, rankOfAge } from '../reading/debtors/debt.ts'
import { decimalText } from '../reading/money.ts'
import type { LiveRecord } from './blocks.ts'
import { customerKey, debtOfLine, type KeptDebt } from './debt-line.ts'

/** What a customer owes in all; below zero for one who has paid too much. */
export type Balance = {
  readonly customer: string
  readonly amount: bigint
  /** Undefined unless the list says of all of it whether it is overdue. */
  readonly overdue: bigint | undefined
  readonly oldestDue: IsoDate | undefined
}

const addUp = (debts: readonly KeptDebt[]): bigint => debts.reduce((sum, { amount }) => sum + amount, 0n)

/** Overdue money; undefined if nothing says of some of it whether it is. */
const overdueOf = (debts: readonly KeptDebt[]): bigint | undefined =>
  debts.some(({ isOverdue }) => isOverdue === undefined)
    ? undefined
    : addUp(debts.filter(({ isOverdue }) => isOverdue === true))

const oldestOf = (debts: readonly KeptDebt[]): IsoDate | undefined =>
  debts
    .flatMap(({ due, amount }) => (due !== undefined && amount > 0n ? [due] : []))
    .sort()
    .at(0)

/** Balances by customer, largest first. Spellings that differ in case and spaces only are one customer. */
export const balancesOf = (debts: readonly KeptDebt[]): readonly Balance[] => {
  const byCustomer = new Map<string, KeptDebt[]>()
  for (const debt of debts) {
    const key = customerKey(debt.customer)
    const own = byCustomer.get(key)
    if (own) own.push(debt)
    else byCustomer.set(key, [debt])
  }
  return [...byCustomer.values()]
    .map((own) => ({
      customer: own[0]?.customer ?? '',
      amount: addUp(own),
      overdue: overdueOf(own),
      oldestDue: oldestOf(own),
    }))
    .sort((one, other) =>
      one.amount === other.amount
        ? one.customer < other.customer
          ? -1
          : 1
        : one.amount > other.amount
          ? -1
          : 1,
    )
}

/** Figures of debts, without any name. */
export const debtorsOf = (debts: readonly KeptDebt[]): DebtorsDay => {
  const balances = balancesOf(debts)
  const owing = balances.filter(({ amount }) => amount > 0n)
  const owed = owing.reduce((sum, { amount }) => sum + amount, 0n)
  const total = addUp(debts)
  const byAge = new Map<string, KeptDebt[]>()
  for (const debt of debts) {
    const key = `${debt.age}\t${debt.isOverdue}`
    byAge.set(key, [...(byAge.get(key) ?? []), debt])
  }
  const overdue = overdueOf(debts.filter(({ age }) => age !== ages.credit))
  const oldestDue = oldestOf(debts)
  const [largest] = owing
  return decodeOrThrow(
    DebtorsDay,
    {
      total: decimalText(total),
      owed: decimalText(owed),
      customers: owing.length,
      ages: [...byAge.values()]
        .map((own) => ({
          age: own[0]?.age ?? '',
          amount: decimalText(addUp(own)),
          ...(own[0]?.isOverdue === undefined ? {} : { isOverdue: own[0].isOverdue }),
        }))
        .sort((one, other) => rankOfAge(one.age) - rankOfAge(other.age)),
      ...(owed === total ? {} : { credits: decimalText(owed - total) }),
      ...(overdue === undefined ? {} : { overdue: decimalText(overdue) }),
      ...(largest ? { largest: decimalText(largest.amount) } : {}),
      ...(oldestDue === undefined ? {} : { oldestDue }),
    },
    'What is owed on a day',
  )
}

/** What is owed on a day. */
export const debtorsOfDay = (records: readonly LiveRecord[]): DebtorsDay =>
  debtorsOf(records.map(({ content }) => debtOfLine(content)))
