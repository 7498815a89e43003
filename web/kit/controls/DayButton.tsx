/** A button that asks for a day, in a calendar on the browser's own top layer; Escape and a press elsewhere close it. */
import { Button } from '@blueprintjs/core'
import CalendarIcon from 'lucide-react/icons/calendar'
import { type ComponentProps, Suspense, type ToggleEvent, useId, useRef, useState } from 'react'
import { useText } from '../../core/language.ts'
import { kitText } from '../../messages/en/kit.ts'
import { lazyPart } from '../feedback/lazy-part.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import type { DayChoice } from './Calendar.tsx'
import classes from './DayButton.module.css'

// Blueprint's calendar weighs more than the screens that ask for a day.
const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar)

type Props = DayChoice &
  Pick<ComponentProps<typeof Button>, 'id' | 'fill' | 'aria-labelledby' | 'aria-describedby'> & {
    /** What the button reads. */
    readonly text: string
    readonly onDay: (day: string) => void
  }

/** How far the calendar stands off its button, and off the edge of the window; px. */
const gap = 6
const edge = 8

export const DayButton = ({ text, day, first, last, weekday, onDay, ...button }: Props) => {
  const words = useText(kitText)
  const id = useId()
  const place = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  // Where there is no room below, it stands above; in a low window at its upper edge.
  const put = () => {
    const box = place.current?.getBoundingClientRect()
    const shown = popover.current
    if (box === undefined || shown === null) return
    const { clientWidth, clientHeight } = document.documentElement
    const left = Math.max(edge, Math.min(box.left, clientWidth - shown.offsetWidth - edge))
    const below = box.bottom + gap
    const isTooLow = below + shown.offsetHeight + edge > clientHeight
    const top = isTooLow ? Math.max(edge, box.top - gap - shown.offsetHeight) : below
    Object.assign(shown.style, { left: `${left}px`, top: `${top}px` })
  }
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open')
    put()
  }
  return (
    <>
      <Button
        {...button}
        ref={place}
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
          // Not the dialog behind it.
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
              onThere={put}
              onDay={(chosen) => {
                popover.current?.hidePopover()
                place.current?.focus()
                if (chosen !== day) onDay(chosen)
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
