/** A month to choose a first and a last day from; fetched when a period is first asked for. */
import '../../kit/blueprint/datetime.css'
import { DateRangePicker } from '@blueprintjs/datetime'
import { lightFormat, parseISO, subYears } from 'date-fns'
import { enAU } from 'date-fns/locale'
import { useState } from 'react'
import { IsoDate } from '#schema/core/scalars'
import classes from './PeriodCalendar.module.css'

type Props = {
  readonly from: string | undefined
  readonly to: string | undefined
  /** The last day that can be chosen; yyyy-MM-dd. */
  readonly latest: string
  /** Both days are chosen; the first is not the later one. */
  readonly onChange: (from: IsoDate, to: IsoDate) => void
}

/** How far back the calendar goes; years. */
const reach = 20

const dateOf = (day: string | undefined): Date | null => (day === undefined ? null : parseISO(day))
const dayOf = (date: Date | null): string => (date === null ? '' : lightFormat(date, 'yyyy-MM-dd'))

export const PeriodCalendar = ({ from, to, latest, onChange }: Props) => {
  // The first day stands here until the last one is chosen, too.
  const [half, setHalf] = useState<Date | null>(null)
  const last = parseISO(latest)
  return (
    <div className={classes.calendar}>
      <DateRangePicker
        value={half === null ? [dateOf(from), dateOf(to)] : [half, null]}
        minDate={subYears(last, reach)}
        maxDate={last}
        initialMonth={dateOf(to) ?? last}
        locale={enAU}
        singleMonthOnly
        allowSingleDayRange
        shortcuts={false}
        dayPickerProps={{ today: last, showOutsideDays: false }}
        onChange={([first, second]) => {
          const days = [dayOf(first), dayOf(second)]
          setHalf(second === null ? first : null)
          if (IsoDate.is(days[0]) && IsoDate.is(days[1])) onChange(days[0], days[1])
        }}
      />
    </div>
  )
}
