/** A month to choose a day from, by pointer or by arrow keys; fetched when a day is first asked for. */
import '../blueprint/datetime.css'
import { DatePicker } from '@blueprintjs/datetime'
import { format, parseISO } from 'date-fns'
import { enAU } from 'date-fns/locale'
import { useLayoutEffect, useRef } from 'react'
import { now } from '../../core/clock.ts'

/** Which days there are to choose from; days are written yyyy-MM-dd. */
export type DayChoice = {
  /** The chosen day. */
  readonly day: string
  /** The first and the last that can be chosen. */
  readonly first: string
  readonly last: string
  /** Only this day of each week can be chosen, 0 for Sunday; every day without it. */
  readonly weekday?: number | undefined
}

type Props = DayChoice & {
  readonly onDay: (day: string) => void
  /** It stands, with its size. */
  readonly onThere: () => void
}

const isoDay = (date: Date): string => format(date, 'yyyy-MM-dd')
const week = [0, 1, 2, 3, 4, 5, 6]

export const Calendar = ({ day, first, last, weekday, onDay, onThere }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once
  useLayoutEffect(() => {
    onThere()
    const chosen = place.current?.querySelector<HTMLElement>('.rdp-day_selected')
    const open = place.current?.querySelector<HTMLElement>('.rdp-day:not(:disabled)')
    const to = chosen ?? open
    to?.focus()
  }, [])
  return (
    <div ref={place}>
      <DatePicker
        value={parseISO(day)}
        minDate={parseISO(first)}
        maxDate={parseISO(last)}
        locale={enAU}
        canClearSelection={false}
        highlightCurrentDay
        dayPickerProps={{
          today: now(),
          showOutsideDays: false,
          ...(weekday === undefined
            ? {}
            : { disabled: { dayOfWeek: week.filter((other) => other !== weekday) } }),
        }}
        // Turning to another month chooses nothing.
        onChange={(date, isUserChange) => {
          if (date !== null && isUserChange) onDay(isoDay(date))
        }}
      />
    </div>
  )
}
