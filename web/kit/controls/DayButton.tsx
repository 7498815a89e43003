/** A button that opens a calendar in the browser's top layer; Escape or a click outside closes it. */
import { Button } from '@blueprintjs/core'
import CalendarIcon from 'lucide-react/icons/calendar'
import { type ComponentProps, Suspense, type ToggleEvent, useId, useRef, useState } from 'react'
import { useText } from '../../core/language.ts'
import { kitText } from '../../messages/en/kit.ts'
import { lazyPart } from '../feedback/lazy-part.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import type { DayChoice } from './Calendar.tsx'
import classes from './DayButton.module.css'

// Blueprint's calendar is larger than the screens that use it.
const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar)

type Props = DayChoice &
  Pick<ComponentProps<typeof Button>, 'id' | 'fill' | 'aria-labelledby' | 'aria-describedby'> & {
    readonly text: string
    readonly onDay: (day: string) => void
  }

/** Distance of the calendar from its button and from the edge of the window; px. */
const gap = 6
const edge = 8

export const DayButton = ({ text, day, first, last, weekday, onDay, ...button }: Props) => {
  const words = useText(kitText)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  // Opens above the button when there is no room below; in a low window, at the top edge.
  const positionCalendar = () => {
    const box = anchor.current?.getBoundingClientRect()
    const calendar = popover.current
    if (box === undefined || calendar === null) return
    const { clientWidth, clientHeight } = document.documentElement
    const left = Math.max(edge, Math.min(box.left, clientWidth - calendar.offsetWidth - edge))
    const below = box.bottom + gap
    const isTooLow = below + calendar.offsetHeight + edge > clientHeight
    const top = isTooLow ? Math.max(edge, box.top - gap - calendar.offsetHeight) : below
    Object.assign(calendar.style, { left: `${left}px`, top: `${top}px` })
  }
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open')
    positionCalendar()
  }
  return (
    <>
      <Button
        {...button}
        ref={anchor}
        className={classes.button}
        icon={<CalendarIcon size={16} aria-hidden="true" />}
        alignText="start"
        text={text}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => popover.current?.togglePopover()}
      />
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.chooseDay}
        className={classes.calendar}
        onToggle={toggled}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Must not close the dialog behind it.
          event.stopPropagation()
          popover.current?.hidePopover()
        }}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton width="240px" height="260px" />}>
            <Calendar
              day={day}
              first={first}
              last={last}
              weekday={weekday}
              onReady={positionCalendar}
              onDay={(chosen) => {
                popover.current?.hidePopover()
                anchor.current?.focus()
                if (chosen !== day) onDay(chosen)
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
