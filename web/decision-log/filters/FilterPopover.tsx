/** A filter as a button that opens what it is chosen from: on the browser's top layer, closed by Escape or a click elsewhere. */
import { Button } from '@blueprintjs/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import classes from './FilterPopover.module.css'

type Props = {
  /** What is chosen: `Kind`. */
  readonly label: string
  /** What is chosen now: `All events`. */
  readonly chosen: string
  /** The filter is in force. */
  readonly isActive: boolean
  /** What it is chosen from; made when it opens. `close` is for a choice that ends it. */
  readonly children: (close: () => void) => ReactNode
}

/** How far it stands off its button, and off the edge of the window; px. */
const gap = 6
const edge = 8

export const FilterPopover = ({ label, chosen, isActive, children }: Props) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const box = button.current?.getBoundingClientRect()
    if (newState !== 'open' || box === undefined || popover.current === null) return
    setIsOpen(true)
    const { clientWidth } = document.documentElement
    // As wide as it may become is not known yet; what begins in the right half ends where its button ends.
    const isRight = box.left > clientWidth / 2
    Object.assign(popover.current.style, {
      top: `${box.bottom + gap}px`,
      left: isRight ? 'auto' : `${Math.max(edge, box.left)}px`,
      right: isRight ? `${Math.max(edge, clientWidth - box.right)}px` : 'auto',
      maxHeight: `calc(100dvh - ${box.bottom + gap + edge}px)`,
    })
  }
  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open')
    // The first press of Tab leads into it, and closing gives the focus back to the button.
    if (newState === 'open') popover.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Button
        ref={button}
        className={isActive ? classes.active : undefined}
        aria-label={`${label}: ${chosen}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
        text={chosen}
        endIcon={<ChevronDown size={16} aria-hidden="true" />}
      />
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        className={classes.popover}
        onBeforeToggle={place}
        onToggle={toggled}
      >
        {isOpen && children(() => popover.current?.hidePopover())}
      </div>
    </>
  )
}
