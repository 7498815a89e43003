/**
 * A visual tooltip above its element, or below when there is no room: at once on focus, after a pause on hover.
 * Escape hides it.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { tooltipDelay, tooltipHidden } from './hover-delay.ts'
import classes from './Tooltip.module.css'

type Props = {
  /** The explanation. Not announced: screen readers must get it elsewhere. */
  readonly words: string
  /** The explained element: exactly one. */
  readonly children: ReactNode
}

/** Minimum distance to the edge of the window; px. */
const edge = 8

export const Tooltip = ({ words, children }: Props) => {
  const container = useRef<HTMLSpanElement>(null)
  const tooltip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    const box = container.current?.firstElementChild?.getBoundingClientRect()
    const element = tooltip.current
    if (box === undefined || element === null) return
    element.showPopover()
    const { clientWidth, clientHeight } = document.documentElement
    const left = Math.max(edge, Math.min(box.left, clientWidth - element.offsetWidth - edge))
    const hasRoom = box.top >= element.offsetHeight
    Object.assign(element.style, {
      left: `${left}px`,
      top: hasRoom ? 'auto' : `${box.bottom}px`,
      bottom: hasRoom ? `${clientHeight - box.top}px` : 'auto',
    })
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (!tooltip.current?.matches(':popover-open')) return
    tooltip.current.hidePopover()
    tooltipHidden()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the element inside
    <span
      ref={container}
      onPointerEnter={() => {
        timer.current = setTimeout(show, tooltipDelay())
      }}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      <span ref={tooltip} popover="manual" className={classes.tooltip} aria-hidden="true">
        <span className={classes.text}>{words}</span>
      </span>
    </span>
  )
}
