/** The weeks that a file changes, before and after. */
import { Button, Classes } from '@blueprintjs/core'
import { useState } from 'react'
import { useText } from '../core/language.ts'
import { exactMoney, number, percent } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import { dateRange, isTime, type WeekFigure, type WeekLine, weekRange } from './import-view.ts'
import classes from './WeekTable.module.css'

/** Weeks shown at first. */
const firstWeeks = 12

type Props = {
  readonly figure: WeekFigure
  /** Title of the column of earlier figures. */
  readonly before: string
  readonly lines: readonly WeekLine[]
}

const signed = (change: number, written: (value: number) => string): string =>
  change === 0 ? written(0) : `${change > 0 ? '+' : '−'}${written(Math.abs(change))}`

const inTime = (value: number): string => number(value, 2)

export const WeekTable = ({ figure, before, lines }: Props) => {
  const text = useText(importText)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? lines : lines.slice(0, firstWeeks)
  const written = isTime(figure) ? inTime : exactMoney
  const hasUtilisation = figure === 'billedDays' && lines.some(({ utilisation }) => utilisation !== undefined)
  const hasSales = figure === 'revenue' && lines.some(({ sales }) => sales !== undefined)
  return (
    <>
      <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{lines.every(({ period }) => period) ? text.periodColumn : text.weekColumn}</th>
            {hasSales && <th scope="col">{text.salesColumn}</th>}
            {hasUtilisation && <th scope="col">{text.utilisationColumn}</th>}
            <th scope="col">{before}</th>
            <th scope="col">{text.after}</th>
            <th scope="col">{text.change}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ weekStart, period, before: earlier, after, sales, utilisation }) => (
            <tr key={weekStart}>
              <td>{period ? dateRange(period.from, period.to) : weekRange(weekStart)}</td>
              {hasSales && (
                <td data-label={text.salesColumn}>
                  {sales === undefined ? text.unknownCount : number(sales)}
                </td>
              )}
              {hasUtilisation && (
                <td data-label={text.utilisationColumn}>
                  {utilisation === undefined ? text.none : percent(utilisation, 0)}
                </td>
              )}
              <td data-label={before}>{earlier === undefined ? text.none : written(earlier)}</td>
              <td data-label={text.after}>
                <strong>{after === undefined ? text.none : written(after)}</strong>
              </td>
              <td data-label={text.change}>{signed((after ?? 0) - (earlier ?? 0), written)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > shown.length && (
        <div className={classes.more}>
          <Button variant="minimal" text={text.showAllWeeks(lines.length)} onClick={() => setAll(true)} />
        </div>
      )}
    </>
  )
}
