/** The amounts of a week: takings by day, or costs. */
import type { ImportKind } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { importText } from '../messages/imports/import.ts'
import { AmountCell } from './AmountCell.tsx'
import classes from './EntryForm.module.css'
import { shortDate, weekdayOf } from './import-view.ts'

type Props = {
  readonly kind: ImportKind
  readonly days: readonly string[]
  /** Text, setter and error of each cell, by cell name. */
  readonly at: (cell: string) => string
  readonly set: (cell: string) => (value: string) => void
  readonly errorOf: (cell: string) => string | undefined
}

export const WeekCells = ({ kind, days, at, set, errorOf }: Props) => {
  const text = useText(importText)
  return kind === 'sales' ? (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col">{text.takingsColumn}</th>
          <th scope="col">{text.gstColumn}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((date, place) => (
          <tr key={date}>
            <td>
              {weekdayOf(date)} {shortDate(date)}
            </td>
            <AmountCell
              label={text.takingsOf(weekdayOf(date))}
              value={at(`takings ${place}`)}
              error={errorOf(`takings ${place}`)}
              onChange={set(`takings ${place}`)}
            />
            <AmountCell
              label={text.gstOf(weekdayOf(date))}
              value={at(`gst ${place}`)}
              error={errorOf(`gst ${place}`)}
              onChange={set(`gst ${place}`)}
            />
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text.cost}</th>
          <th scope="col">{text.amount}</th>
          <th scope="col">{text.hours}</th>
        </tr>
      </thead>
      <tbody>
        {text.costNames.map((name, cost) => (
          <tr key={name}>
            <td>{name}</td>
            <AmountCell
              label={text.amountOf(name)}
              value={at(`amount ${cost}`)}
              error={errorOf(`amount ${cost}`)}
              onChange={set(`amount ${cost}`)}
            />
            {cost === 0 ? (
              <AmountCell
                label={text.hours}
                value={at('hours 0')}
                error={errorOf('hours 0')}
                onChange={set('hours 0')}
              />
            ) : (
              <td />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
