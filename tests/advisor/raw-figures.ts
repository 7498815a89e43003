/** The tests' own arithmetic over the raw weeks and days. */
import type { ExpenseLine } from '#schema/advisor/measure'
import type { Records } from '../../service/advisor/records.ts'

export const last = (records: Records, count: number) => records.kpis.slice(-count)
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length
export const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
export const costsOf = ({ expenses }: Records['kpis'][number]): number => total(Object.values(expenses ?? {}))
export const lineOf = ({ expenses }: Records['kpis'][number], line: ExpenseLine): number =>
  expenses?.[line] ?? 0
export const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
export const takenOn = ({ hours }: Records['days'][number]): number =>
  total(hours.map(({ revenue }) => revenue))
export const daysOf = (records: Records, wanted: readonly number[]) =>
  records.days.filter(({ date }) => date <= '2026-11-15' && wanted.includes(weekday(date))).map(takenOn)
