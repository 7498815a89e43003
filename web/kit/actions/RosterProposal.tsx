/** A week's roster: shifts, cost, and cost as a share of revenue. */
import type { RosterDay } from '#schema/brief/brief'
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import { comingSunday, daysAfter, earlierOf } from '../business-day.ts'
import { DayButton } from '../controls/DayButton.tsx'
import { longDay, money, number, percent } from '../formats.ts'
import { RosterDayRows } from './RosterDayRows.tsx'
import classes from './RosterProposal.module.css'
import { weekTotals, withPeople } from './roster-sums.ts'

type Props = {
  readonly days: readonly RosterDay[]
  readonly onChange: (days: readonly RosterDay[]) => void
  /** Requests another week by its first day, a Sunday, yyyy-MM-dd; undefined where there is only this one. */
  readonly onWeek?: (sunday: string) => void
}

/** How many weeks ahead can be planned. */
const weeksAhead = 52

export const RosterProposal = ({ days, onChange, onWeek }: Props) => {
  const text = useText(briefText)
  const { hours, cost, expected, share } = weekTotals(days)
  const first = comingSunday(now())
  const sunday = days[0]?.date ?? first
  const sums = [
    { name: text.hours, value: number(hours, 1) },
    { name: text.cost, value: money(cost) },
    { name: text.expected, value: money(expected) },
    { name: text.labourShare, value: share === undefined ? '–' : percent(share) },
  ]
  return (
    <>
      <div className={classes.header}>
        <h3 className={classes.week}>{text.rosterWeek(longDay(sunday, 'UTC'))}</h3>
        {onWeek && (
          <DayButton
            text={text.otherWeek}
            day={sunday}
            first={earlierOf(sunday, first)}
            last={daysAfter(first, 7 * weeksAhead)}
            weekday={0}
            onDay={onWeek}
          />
        )}
      </div>
      <dl className={classes.sums}>
        {sums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={classes.table} aria-label={text.rosterTable}>
        <thead>
          <tr>
            <th scope="col">{text.role}</th>
            <th scope="col">{text.shift}</th>
            <th scope="col" className={classes.number}>
              {text.people}
            </th>
            <th scope="col" className={`${classes.number} ${classes.wide}`}>
              {text.hours}
            </th>
            <th scope="col" className={`${classes.number} ${classes.wide}`}>
              {text.cost}
            </th>
          </tr>
        </thead>
        {days.map((day, dayIndex) => (
          <RosterDayRows
            key={day.date}
            day={day}
            onPeople={(shiftIndex, people) => onChange(withPeople(days, dayIndex, shiftIndex, people))}
          />
        ))}
      </table>
    </>
  )
}
