/** A button that opens a menu: on the browser's own top layer, closed by Escape, by a click elsewhere, by what was chosen. */
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
import { KeyMenu } from './KeyMenu.tsx'
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
  /** The menu opens above the button instead of below it, as it does where only that has room; it ends where the button ends. */
  readonly isAbove?: boolean
  /** The button, which takes these properties on. */
  readonly trigger: (properties: Trigger) => ReactNode
  /** Items whose role begins with `menuitem`; a `menuitem` closes the menu. */
  readonly children: ReactNode
}

/** How far the menu stands off its button, and off the edge of the window; px. */
const gap = 6
const edge = 8

const put = (menu: HTMLElement, box: DOMRect, isAbove: boolean): void => {
  const { clientWidth, clientHeight } = document.documentElement
  Object.assign(menu.style, {
    right: `${Math.max(edge, clientWidth - box.right)}px`,
    top: isAbove ? 'auto' : `${box.bottom + gap}px`,
    bottom: isAbove ? `${clientHeight - box.top + gap}px` : 'auto',
  })
}

export const MenuButton = ({ label, isAbove = false, trigger, children }: Props) => {
  const id = useId()
  const button = useRef<HTMLElement | null>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => popover.current?.hidePopover()

  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open' && button.current && popover.current)
      put(popover.current, button.current.getBoundingClientRect(), isAbove)
  }
  // How tall it is shows once it is there.
  useLayoutEffect(() => {
    const menu = popover.current
    const box = button.current?.getBoundingClientRect()
    if (!isOpen || isAbove || menu === null || box === undefined) return
    const needed = menu.offsetHeight + gap + edge
    const isBelowShort = document.documentElement.clientHeight - box.bottom < needed
    if (isBelowShort && box.top >= needed) put(menu, box, true)
  }, [isOpen, isAbove])
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  const chosen = ({ target }: MouseEvent) => {
    if (
      target instanceof Element &&
      target.closest('[role="menuitem"]:not([aria-disabled="true"], [data-keeps-open="true"])')
    )
      close()
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what its items let through */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the items, which click */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={classes.menu}
        onBeforeToggle={place}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onBlur={leave}
        onClick={chosen}
      >
        {isOpen && <KeyMenu label={label}>{children}</KeyMenu>}
      </div>
    </>
  )
}
