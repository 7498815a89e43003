/** Files of an own business: a year of sales by day, and its costs by week. */
import { addDays, formatISO, parseISO } from 'date-fns'

const swing = (seed: number): number => {
  const noise = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453
  return (noise - Math.floor(noise) - 0.5) * 2
}

const dayAt = (monday: string, days: number): string =>
  formatISO(addDays(parseISO(monday), days), { representation: 'date' })

type Weeks = { readonly first: string; readonly count: number }

/** Sales of each day; `takings` gives those of a week by its number from the first. */
export const salesFile = ({ first, count }: Weeks, takings: (week: number) => number): string =>
  [
    'Date,Net sales,GST,Orders',
    ...Array.from({ length: 7 * count }, (_, day) => {
      const net = (takings(Math.floor(day / 7)) / 7) * (1 + 0.02 * swing(day))
      return `${dayAt(first, day)},${net.toFixed(2)},${(net / 10).toFixed(2)},120`
    }),
    '',
  ].join('\n')

/** Cost of goods, wages and rent of each week; `goods` gives the first by the week's number. */
export const costsFile = ({ first, count }: Weeks, goods: (week: number) => number): string =>
  [
    'Date,Account,Description,Debit,Credit',
    ...Array.from({ length: count }, (_, week) => {
      const spent = goods(week) * (1 + 0.02 * swing(week + 500))
      return [
        `${dayAt(first, 7 * week)},Cost of goods sold,Roaster,${spent.toFixed(2)},`,
        `${dayAt(first, 7 * week + 3)},Wages,Pay run,${(6700 * (1 + 0.01 * swing(week + 900))).toFixed(2)},`,
        `${dayAt(first, 7 * week + 1)},Rent,Landlord,1650.00,`,
      ].join('\n')
    }),
    '',
  ].join('\n')
