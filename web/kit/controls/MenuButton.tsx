/** A button that opens a menu in the browser's top layer; Escape, a click outside or a choice closes it. */
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { KeyboardMenu } from './KeyboardMenu.tsx'
import classes from './MenuButton.module.css'

type Trigger = {
  readonly ref: (element: HTMLElement | null) => void
  readonly popoverTarget: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
}

type Props = {
  /** Names the menu. */
  readonly label: string
  /** Opens above the button. By default the menu opens below it, or above when only that side has room. */
  readonly isAbove?: boolean
  /** Renders the button with these properties. */
  readonly trigger: (properties: Trigger) => ReactNode
  /** Items with a role that starts with `menuitem`; a plain `menuitem` closes the menu. */
  readonly children: ReactNode
}

/** Distance of the menu from its button and from the edge of the window; px. */
const gap = 6
const edge = 8

const positionMenu = (menu: HTMLElement, box: DOMRect, isAbove: boolean): void => {
  const { clientWidth, clientHeight } = document.documentElement
  Object.assign(menu.style, {
    right: `${Math.max(edge, clientWidth - box.right)}px`,
    top: isAbove ? 'auto' : `${box.bottom + gap}px`,
    bottom: isAbove ? `${clientHeight - box.top + gap}px` : 'auto',
  })
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

  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open' && button.current && popover.current)
      positionMenu(popover.current, button.current.getBoundingClientRect(), isAbove)
  }
  // The height is known only after rendering.
  useLayoutEffect(() => {
    const menu = popover.current
    const box = button.current?.getBoundingClientRect()
    if (!isOpen || isAbove || menu === null || box === undefined) return
    const needed = menu.offsetHeight + gap + edge
    const isBelowShort = document.documentElement.clientHeight - box.bottom < needed
    if (isBelowShort && box.top >= needed) positionMenu(menu, box, true)
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
        onBeforeToggle={onBeforeToggle}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onBlur={closeOnBlur}
        onClick={closeOnChoice}
      >
        {isOpen && <KeyboardMenu label={label}>{children}</KeyboardMenu>}
      </div>
    </>
  )
}
