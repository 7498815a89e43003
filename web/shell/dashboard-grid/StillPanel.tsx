/** A panel that is looked at while it is moved, and takes nothing; it says how much of it is cut off. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './DashboardGrid.module.css'

type Props = {
  readonly id: string
  /** So many px of the panel do not fit. */
  readonly onShort: (id: string, pixels: number) => void
  readonly children: ReactNode
}

export const StillPanel = ({ id, onShort, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // What is in it may come later than itself, and its width changes what it takes.
  useLayoutEffect(() => {
    const still = place.current
    if (still === null) return
    const observer = new ResizeObserver(() => {
      const pixels = still.scrollHeight - still.clientHeight
      if (pixels > 0) onShort(id, pixels)
    })
    observer.observe(still)
    for (const part of still.children) observer.observe(part)
    return () => observer.disconnect()
  }, [id, onShort])
  return (
    <div ref={place} className={classes.still} inert>
      {children}
    </div>
  )
}
