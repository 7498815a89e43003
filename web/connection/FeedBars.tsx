/** Rows per day over the last 30 days as bars, so that gaps are visible. */
import type { Feed } from '#schema/import/pushed'
import { useText } from '../core/language.ts'
import { number, shortDay } from '../kit/formats.ts'
import { connectionText } from '../messages/en/connection.ts'
import classes from './FeedBars.module.css'

type Props = { readonly days: Feed['days'] }

const height = 56
const step = 10
const gap = 2

export const FeedBars = ({ days }: Props) => {
  const text = useText(connectionText)
  const most = Math.max(1, ...days.map(({ rows }) => rows))
  const total = days.reduce((sum, { rows }) => sum + rows, 0)
  const silent = days.filter(({ rows }) => rows === 0).length
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const dayOf = (date: string) => shortDay(`${date}T12:00:00`)
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.bars}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.barsLabel(number(total), number(silent))}
      >
        {days.map(({ date, rows }, at) => {
          const tall = rows === 0 ? 1 : Math.max(3, (rows / most) * (height - 2))
          return (
            <rect key={date} x={at * step} y={height - tall} width={step - gap} height={tall}>
              <title>{text.barTitle(dayOf(date), number(rows))}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className={classes.caption}>
        <span>{dayOf(first.date)}</span>
        <span>{text.rowsADay}</span>
        <span>{dayOf(last.date)}</span>
      </figcaption>
    </figure>
  )
}
