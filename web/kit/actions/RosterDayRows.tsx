/** One day of a roster: expected revenue and cost, then its shifts. */
import type { RosterDay } from '#schema/brief/brief'
import { useText } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import { money, number, percent, weekdayAndDay } from '../formats.ts'
import { ItemReceipts } from './ItemReceipts.tsx'
import { PeopleInput } from './PeopleInput.tsx'
import classes from './RosterProposal.module.css'
import { dayTotals, shiftCost, shiftHours } from './roster-sums.ts'

type Props = {
  readonly day: RosterDay
  readonly onPeople: (shiftIndex: number, people: number) => void
}

export const RosterDayRows = ({ day, onPeople }: Props) => {
  const text = useText(briefText)
  const sums = dayTotals(day)
  const name = weekdayAndDay(day.date, 'UTC')
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5} className={classes.day}>
          {name}
        </th>
      </tr>
      <tr>
        <td colSpan={5} className={classes.about}>
          {day.shifts.length === 0 ? (
            <span className={classes.facts}>{text.closed}</span>
          ) : (
            <span className={classes.facts}>
              <span>{text.dayExpected(money(day.expectedRevenue), number(day.expectedTransactions))}</span>
              <span>{text.dayLabour(number(sums.hours, 1), money(sums.cost))}</span>
              {sums.share !== undefined && <span>{text.dayShare(percent(sums.share))}</span>}
            </span>
          )}
          {day.note && <span className={classes.note}>{day.note}</span>}
          <ItemReceipts figures={day.figures} />
        </td>
      </tr>
      {day.shifts.map((shift, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shifts never change order
        <tr key={index} className={shift.people === 0 ? classes.empty : undefined}>
          <td>{shift.role}</td>
          <td className={classes.time}>
            {shift.start} – {shift.end}
          </td>
          <td className={classes.number}>
            <PeopleInput
              label={text.peopleOf(shift.role, name, shift.start, shift.end)}
              people={shift.people}
              onChange={(people) => onPeople(index, people)}
            />
          </td>
          <td className={`${classes.number} ${classes.wide}`}>
            {number(shift.people * shiftHours(shift), 1)}
          </td>
          <td className={`${classes.number} ${classes.wide}`}>{money(shiftCost(day, shift))}</td>
        </tr>
      ))}
    </tbody>
  )
}
