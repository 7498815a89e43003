/** Words over what they explain, or under it where there is no room, for eyes: on focus at once, on hover after a moment. Escape takes them away. */
import { type ReactNode, useEffect, useRef } from 'react'
import { delayNow, wordsGone } from './hover-delay.ts'
import classes from './Tooltip.module.css'

type Props = {
  /** The explanation; whoever reads by ear must be told it elsewhere. */
  readonly words: string
  /** What it explains: one element. */
  readonly children: ReactNode
}

/** How near the words come to the edge of the window; px. */
const edge = 8

export const Tooltip = ({ words, children }: Props) => {
  const place = useRef<HTMLSpanElement>(null)
  const hint = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    const box = place.current?.firstElementChild?.getBoundingClientRect()
    const shown = hint.current
    if (box === undefined || shown === null) return
    shown.showPopover()
    const { clientWidth, clientHeight } = document.documentElement
    const left = Math.max(edge, Math.min(box.left, clientWidth - shown.offsetWidth - edge))
    const hasRoom = box.top >= shown.offsetHeight
    Object.assign(shown.style, {
      left: `${left}px`,
      top: hasRoom ? 'auto' : `${box.bottom}px`,
      bottom: hasRoom ? `${clientHeight - box.top}px` : 'auto',
    })
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (!hint.current?.matches(':popover-open')) return
    hint.current.hidePopover()
    wordsGone()
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches what it explains, and does nothing itself
    <span
      ref={place}
      onPointerEnter={() => {
        timer.current = setTimeout(show, delayNow())
      }}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      <span ref={hint} popover="manual" className={classes.hint} aria-hidden="true">
        <span className={classes.words}>{words}</span>
      </span>
    </span>
  )
}
