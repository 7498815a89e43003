/** The working of a figure as tables; inputs for the same weeks or days become columns of one table. Pure. */
import { parseISO } from 'date-fns'
import type { FigureWorking, WorkingSeries } from '#schema/brief/brief'
import { textOf } from '../core/language.ts'
import { fieldText, placeText } from '../kit/figures/source-text.ts'
import { mediumDay, moneyToTheCent, number, percent } from '../kit/formats.ts'
import { briefText } from '../messages/en/brief.ts'

export type WorkingTable = {
  readonly caption: string
  readonly heading: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[]
  /** Sum of each column; undefined for a single row. */
  readonly sums: readonly string[] | undefined
}

const percents = ['profit_margin', 'surplus_percent']
const counts = ['weekly_footfall', 'transactions', 'hours', 'cash_runway', 'cash_runway_weeks']

const shown = ({ input: { field } }: WorkingSeries, value: number): string => {
  if (percents.includes(field)) return percent(value)
  return counts.includes(field) ? number(value, 1) : moneyToTheCent(value)
}

const daysOf = ({ rows }: WorkingSeries): string => rows.map(({ from }) => from).join()

const isDated = ({ rows }: WorkingSeries): boolean => rows.some(({ from }) => from !== undefined)

const tableOf = (series: readonly WorkingSeries[]): readonly WorkingTable[] => {
  const [first] = series
  if (first === undefined) return []
  const text = textOf(briefText)
  return [
    {
      caption: placeText(first.input),
      heading: first.input.kind === 'hourly' ? text.day : text.weekFromHead,
      columns: series.map(({ input }) => fieldText(input)),
      rows: first.rows.map(({ from }, row) => ({
        name: from === undefined ? '' : mediumDay(parseISO(from)),
        values: series.map((one) => shown(one, one.rows[row]?.value ?? 0)),
      })),
      sums: first.rows.length > 1 ? series.map((one) => shown(one, one.sum)) : undefined,
    },
  ]
}

/** Tables of a figure, in the order of its inputs. */
export const workingTables = ({ series }: FigureWorking): readonly WorkingTable[] => {
  const dated = series.filter(isDated)
  const keyOf = (one: WorkingSeries) => `${placeText(one.input)} ${daysOf(one)}`
  return [...new Set(dated.map(keyOf))].flatMap((key) => {
    const own = dated.filter((one) => keyOf(one) === key)
    return tableOf([...new Map(own.map((one) => [one.input.field, one])).values()])
  })
}

/** Inputs that are single values: stated by a person, or counted. */
export const workingValues = ({ series }: FigureWorking): readonly WorkingSeries[] =>
  series.filter((one) => !isDated(one))
