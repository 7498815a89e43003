/** A button that opens a menu in the browser's top layer; Escape, a click outside or a choice closes it. */
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { KeyboardMenu } from './KeyboardMenu.tsx'
import classes from './MenuButton.module.css'
import { placeMenu } from './menu-place.ts'

type Trigger = {
  readonly ref: (element: HTMLElement | null) => void
  readonly popoverTarget: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
}

type Props = {
  /** Names the menu. */
  readonly label: string
  /** Opens above the button. By default the menu opens below it, or above where there is more room. */
  readonly isAbove?: boolean
  /** Renders the button with these properties. */
  readonly trigger: (properties: Trigger) => ReactNode
  /** Items with a role that starts with `menuitem`; a plain `menuitem` closes the menu. */
  readonly children: ReactNode
}

/**
 * Blueprint's buttons act on key release. A key that chooses an item is released over the refocused button,
 * which would reopen the menu, so that release is ignored.
 */
const ignoreRelease = (): void => {
  const stop = (event: Event) => {
    // Another key press has a release of its own.
    for (const type of ['keyup', 'keydown']) window.removeEventListener(type, stop, true)
    if (event.type === 'keyup') event.stopPropagation()
  }
  for (const type of ['keyup', 'keydown']) window.addEventListener(type, stop, true)
}

export const MenuButton = ({ label, isAbove = false, trigger, children }: Props) => {
  const id = useId()
  const button = useRef<HTMLElement | null>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => popover.current?.hidePopover()

  // Its size is known only after rendering, and changes when a late part of it arrives.
  useLayoutEffect(() => {
    const menu = popover.current
    const content = menu?.firstElementChild
    if (!isOpen || !menu || !content) return
    const place = () => {
      const box = button.current?.getBoundingClientRect()
      if (box) placeMenu(menu, box, isAbove)
    }
    place()
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    observer.observe(content)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [isOpen, isAbove])
  const closeOnBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  const closeOnChoice = ({ target, detail }: MouseEvent) => {
    const isByKey = detail === 0
    if (
      target instanceof Element &&
      target.closest('[role="menuitem"]:not([aria-disabled="true"], [data-keeps-open="true"])')
    ) {
      if (isByKey) ignoreRelease()
      close()
    }
  }

  return (
    <>
      {trigger({
        ref: (element) => {
          button.current = element
        },
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
      })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from its items */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the items, which click */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={classes.menu}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onBlur={closeOnBlur}
        onClick={closeOnChoice}
      >
        {isOpen && <KeyboardMenu label={label}>{children}</KeyboardMenu>}
      </div>
    </>
  )
}
