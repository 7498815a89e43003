/** A button that opens choices in the browser's top layer; Escape or a click outside closes them. */
import { Button } from '@blueprintjs/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import classes from './PopoverButton.module.css'

type Props = {
  /** Name of the choices: `Kind`. */
  readonly label: string
  /** Current choice, `All events`; the name again if the button has none. */
  readonly chosen: string
  readonly isActive: boolean
  /** The choices, rendered when opened. Call `close` after a choice that completes them. */
  readonly children: (close: () => void) => ReactNode
}

/** Distance from the button and from the edge of the window; px. */
const gap = 6
const edge = 8

export const PopoverButton = ({ label, chosen, isActive, children }: Props) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const box = button.current?.getBoundingClientRect()
    if (newState !== 'open' || box === undefined || popover.current === null) return
    setIsOpen(true)
    const { clientWidth } = document.documentElement
    // The final width is unknown, so popovers from the right half are right-aligned.
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
    if (newState !== 'open' || popover.current === null) return
    const { left, width } = popover.current.getBoundingClientRect()
    const most = document.documentElement.clientWidth - width - edge
    // Once its width is known, it is moved into the window.
    if (left > most || left < edge)
      Object.assign(popover.current.style, {
        left: `${Math.max(edge, Math.min(left, most))}px`,
        right: 'auto',
      })
    // So that Tab moves into it, and closing returns the focus to the button.
    popover.current.focus({ preventScroll: true })
  }
  return (
    <>
      <Button
        ref={button}
        className={isActive ? classes.active : undefined}
        aria-label={label === chosen ? undefined : `${label}: ${chosen}`}
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
        onBeforeToggle={onBeforeToggle}
        onToggle={toggled}
      >
        {isOpen && children(() => popover.current?.hidePopover())}
      </div>
    </>
  )
}
