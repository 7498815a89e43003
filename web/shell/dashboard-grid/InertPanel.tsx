/** A panel while arranging: visible but inert. Reports how much of its content is cut off. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './DashboardGrid.module.css'

type Props = {
  readonly id: string
  /** `pixels` of the panel's content do not fit. */
  readonly onOverflow: (id: string, pixels: number) => void
  readonly children: ReactNode
}

export const InertPanel = ({ id, onOverflow, children }: Props) => {
  const container = useRef<HTMLDivElement>(null)
  // Content may load later, and the panel's width changes the height of its content.
  useLayoutEffect(() => {
    const still = container.current
    if (still === null) return
    const observer = new ResizeObserver(() => {
      const pixels = still.scrollHeight - still.clientHeight
      if (pixels > 0) onOverflow(id, pixels)
    })
    observer.observe(still)
    for (const part of still.children) observer.observe(part)
    return () => observer.disconnect()
  }, [id, onOverflow])
  return (
    <div ref={container} className={classes.inert} inert>
      {children}
    </div>
  )
}
