/** Days of a period as rows with bars, each with its own rows; corrected days are coloured and show the earlier value. */
import { Button } from '@blueprintjs/core'
import { Fragment, type ReactNode, useState } from 'react'
import type { IsoDate } from '#schema/core/scalars'
import type { FirstReported, Grain, SeriesPeriod } from '#schema/kpi/series'
import { useText } from '../../core/language.ts'
import { chartText } from '../../messages/en/chart.ts'
import { seriesText } from '../../messages/en/series.ts'
import { measureIn, type SeriesMeasure } from './measures.ts'
import classes from './PeriodDrawer.module.css'
import { centsText, dayLabel, measureText } from './series-words.ts'

type Props = {
  readonly grain: Grain
  readonly measure: SeriesMeasure
  readonly days: readonly SeriesPeriod[]
  readonly first: FirstReported | undefined
  /** The rows behind a day; undefined if nothing was imported. */
  readonly rows: ((day: IsoDate) => ReactNode) | undefined
}

export const PeriodDays = ({ grain, measure, days, first, rows }: Props) => {
  const text = useText(seriesText)
  const [opened, setOpened] = useState<string>()
  const { none } = useText(chartText)
  if (grain === 'day') return null
  const shown = measure === 'transactions' ? 'transactions' : 'revenue'
  const values = days.map(({ figures }) => measureIn(figures, shown))
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const changed = new Map(shown === 'revenue' ? first?.days.map(({ date, revenue }) => [date, revenue]) : [])
  return (
    <>
      <h3 className={classes.part}>{text.days}</h3>
      {values.every((value) => value === undefined) ? (
        <p className={classes.quiet}>{text.noDaysOnRecord}</p>
      ) : (
        <table className={classes.days} aria-label={text.days}>
          <tbody>
            {days.map(({ from }, index) => {
              const value = values[index]
              return (
                <Fragment key={from}>
                  <tr>
                    <th scope="row">
                      {rows && value !== undefined ? (
                        <Button
                          variant="minimal"
                          size="small"
                          text={dayLabel(grain, from)}
                          aria-label={text.rowsOf(dayLabel(grain, from))}
                          aria-expanded={opened === from}
                          onClick={() => setOpened(opened === from ? undefined : from)}
                        />
                      ) : (
                        dayLabel(grain, from)
                      )}
                    </th>
                    <td
                      className={classes.bar}
                      data-changed={changed.has(from) || undefined}
                      aria-hidden="true"
                    >
                      <span style={{ width: `${(Math.max(0, value ?? 0) / most) * 100}%` }} />
                    </td>
                    <td>
                      {value === undefined ? (
                        <span className={classes.none}>{none}</span>
                      ) : (
                        measureText(shown, value)
                      )}
                    </td>
                  </tr>
                  {rows && opened === from && (
                    <tr>
                      <td colSpan={3} className={classes.opened}>
                        {rows(from)}
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      )}
      {[...changed].map(([date, before]) => (
        <p key={date} className={classes.quiet}>
          {text.corrected(dayLabel(grain, date), centsText(before))}
        </p>
      ))}
    </>
  )
}
