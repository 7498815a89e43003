/** A button that shows the dates of the range and opens two date fields in the browser's top layer. */
import { Button } from '@blueprintjs/core'
import Calendar from 'lucide-react/icons/calendar'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FormEvent, useId, useRef, useState } from 'react'
import { IsoDate } from '#schema/core/scalars'
import { useText } from '../../core/language.ts'
import { TextField } from '../../kit/controls/TextField.tsx'
import { seriesText } from '../../messages/en/series.ts'
import classes from './DatesButton.module.css'
import { isRange, type Range } from './series-address.ts'
import { shortDaysText } from './series-words.ts'

type Props = { readonly range: Range; readonly onRange: (range: Range) => void }

/** Distance of the fields from their button and from the edge of the window; px. */
const gap = 6
const edge = 8

export const DatesButton = ({ range, onRange }: Props) => {
  const text = useText(seriesText)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [entered, setEntered] = useState<{ readonly from: string; readonly to: string }>(range)
  const [isChecked, setIsChecked] = useState(false)

  const place = () => {
    const [box, form] = [anchor.current?.getBoundingClientRect(), popover.current]
    if (box === undefined || form === null) return
    const left = Math.max(
      edge,
      Math.min(box.left, document.documentElement.clientWidth - form.offsetWidth - edge),
    )
    Object.assign(form.style, { left: `${left}px`, top: `${box.bottom + gap}px` })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const { from, to } = entered
    if (!isRange(entered) || !IsoDate.is(from) || !IsoDate.is(to)) return
    popover.current?.hidePopover()
    anchor.current?.focus()
    onRange({ from, to })
  }
  const isWrong = isChecked && !isRange(entered)
  return (
    <>
      <Button
        ref={anchor}
        icon={<Calendar size={16} aria-hidden="true" />}
        endIcon={<ChevronDown size={16} aria-hidden="true" />}
        text={shortDaysText(range)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setEntered(range)
          setIsChecked(false)
          popover.current?.togglePopover()
        }}
      />
      <form
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text.chooseDates}
        className={classes.form}
        noValidate
        onSubmit={submit}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open')
          place()
          if (newState === 'open') popover.current?.querySelector('input')?.focus()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          popover.current?.hidePopover()
          anchor.current?.focus()
        }}
      >
        {isOpen && (
          <>
            <TextField
              label={text.firstDay}
              type="date"
              value={entered.from}
              onChange={(from) => setEntered((before) => ({ ...before, from }))}
            />
            <TextField
              label={text.lastDay}
              type="date"
              value={entered.to}
              error={isWrong ? text.rangeWrong : null}
              onChange={(to) => setEntered((before) => ({ ...before, to }))}
            />
            <Button type="submit" intent="primary" text={text.show} />
          </>
        )}
      </form>
    </>
  )
}
