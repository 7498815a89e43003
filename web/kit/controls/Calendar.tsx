/** A month calendar for choosing a day by pointer or arrow keys; loaded when first opened. */
import '../blueprint/datetime.css'
import { DatePicker } from '@blueprintjs/datetime'
import { format, parseISO } from 'date-fns'
import { useLayoutEffect, useRef } from 'react'
import { now } from '../../core/clock.ts'
import { calendarLocale } from './calendar-locale.ts'

/** Days that can be chosen, written yyyy-MM-dd. */
export type DayChoice = {
  readonly day: string
  /** First and last day that can be chosen. */
  readonly first: string
  readonly last: string
  /** Limits the choice to one day of the week, 0 for Sunday. */
  readonly weekday?: number | undefined
}

type Props = DayChoice & {
  readonly onDay: (day: string) => void
  /** The calendar is rendered and has its size. */
  readonly onReady: () => void
}

const isoDay = (date: Date): string => format(date, 'yyyy-MM-dd')
const week = [0, 1, 2, 3, 4, 5, 6]

export const Calendar = ({ day, first, last, weekday, onDay, onReady }: Props) => {
  const container = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useLayoutEffect(() => {
    onReady()
    const chosen = container.current?.querySelector<HTMLElement>('.rdp-day_selected')
    const open = container.current?.querySelector<HTMLElement>('.rdp-day:not(:disabled)')
    const to = chosen ?? open
    to?.focus()
  }, [])
  return (
    <div ref={container}>
      <DatePicker
        value={parseISO(day)}
        minDate={parseISO(first)}
        maxDate={parseISO(last)}
        locale={calendarLocale()}
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
