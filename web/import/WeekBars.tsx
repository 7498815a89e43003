/** Revenue by week before and after; the table below has every figure. */
import { useText } from '../core/language.ts'
import { money } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import { shortDate, type WeekLine, weekRange } from './import-view.ts'
import classes from './WeekBars.module.css'

type Props = { readonly lines: readonly WeekLine[] }

/** A round figure at or above a value, for the top of the scale. */
const roundUp = (value: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 2.5, 4, 5, 10].map((step) => step * unit).find((step) => step >= value) ?? value
}

/** Up to this many weeks, every bar has a label; with more, only the first and last. */
const maxLabelled = 6

export const WeekBars = ({ lines }: Props) => {
  const text = useText(importText)
  const top = roundUp(Math.max(...lines.map(({ before = 0, after = 0 }) => Math.max(before, after))))
  const share = (value: number): string => `${(100 * Math.max(0, value)) / top}%`
  const hasCut = lines.some(({ before, after = 0 }) => before !== undefined && before > after)
  const isLabelled = (at: number): boolean =>
    lines.length <= maxLabelled || at === 0 || at === lines.length - 1
  return (
    <div className={classes.chart} aria-hidden="true">
      <p className={classes.title}>
        {text.revenueByWeek}
        <span className={classes.keys}>
          <span className={classes.keyOld}>{text.onRecord}</span>
          <span className={classes.keyNew}>{text.new}</span>
          {hasCut && <span className={classes.keyCut}>{text.beforeCorrection}</span>}
        </span>
      </p>
      <div className={classes.plot}>
        <span className={classes.line} style={{ bottom: '100%' }}>
          {money(top)}
        </span>
        <span className={classes.line} style={{ bottom: '50%' }}>
          {money(top / 2)}
        </span>
        <div className={classes.bars}>
          {lines.map(({ weekStart, before = 0, after = 0 }) => (
            <div key={weekStart} className={classes.bar}>
              <span className={classes.new} style={{ height: share(after - before) }} />
              <span className={classes.old} style={{ height: share(Math.min(before, after)) }} />
              {before > after && <span className={classes.cut} style={{ bottom: share(before) }} />}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.labels}>
        {lines.map(({ weekStart }, at) => (
          <span key={weekStart}>
            {isLabelled(at) && (lines.length <= maxLabelled ? weekRange(weekStart) : shortDate(weekStart))}
          </span>
        ))}
      </div>
    </div>
  )
}
