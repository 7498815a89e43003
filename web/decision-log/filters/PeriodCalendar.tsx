/** A calendar for choosing a first and last day; loaded when first opened. */
import '../../kit/blueprint/datetime.css'
import { DateRangePicker } from '@blueprintjs/datetime'
import { lightFormat, parseISO, subYears } from 'date-fns'
import { useState } from 'react'
import { IsoDate } from '#schema/core/scalars'
import { calendarLocale } from '../../kit/controls/calendar-locale.ts'
import classes from './PeriodCalendar.module.css'

type Props = {
  readonly from: string | undefined
  readonly to: string | undefined
  /** Last day that can be chosen; yyyy-MM-dd. */
  readonly latest: string
  /** Called when both days are chosen, in order. */
  readonly onChange: (from: IsoDate, to: IsoDate) => void
}

/** Years that the calendar goes back. */
const yearsBack = 20

const dateOf = (day: string | undefined): Date | null => (day === undefined ? null : parseISO(day))
const dayOf = (date: Date | null): string => (date === null ? '' : lightFormat(date, 'yyyy-MM-dd'))

export const PeriodCalendar = ({ from, to, latest, onChange }: Props) => {
  // The first day, until the last one is chosen too.
  const [firstDay, setFirstDay] = useState<Date | null>(null)
  const last = parseISO(latest)
  return (
    <div className={classes.calendar}>
      <DateRangePicker
        value={firstDay === null ? [dateOf(from), dateOf(to)] : [firstDay, null]}
        minDate={subYears(last, yearsBack)}
        maxDate={last}
        initialMonth={dateOf(to) ?? last}
        locale={calendarLocale()}
        singleMonthOnly
        allowSingleDayRange
        shortcuts={false}
        dayPickerProps={{ today: last, showOutsideDays: false }}
        onChange={([first, second]) => {
          const days = [dayOf(first), dayOf(second)]
          setFirstDay(second === null ? first : null)
          if (IsoDate.is(days[0]) && IsoDate.is(days[1])) onChange(days[0], days[1])
        }}
      />
    </div>
  )
}
