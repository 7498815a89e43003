/** The left edge of a panel, which resizes it by dragging or by arrow keys, Home and End. */
import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './ResizeHandle.module.css'

type Props = {
  readonly label: string
  /** The width in words. */
  readonly valueText: (percent: number) => string
  /** Width of the panel in percent, and its limits. */
  readonly value: number
  readonly min: number
  readonly max: number
  /** Sets the width from the current one; a held key fires faster than the component renders. */
  readonly onMove: (next: (percent: number) => number) => void
}

// The edge moves with the arrow, so moving it left makes the panel on its right wider.
const growth: { readonly [key: string]: number | undefined } = {
  ArrowLeft: 1,
  ArrowRight: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

export const ResizeHandle = ({ label, valueText, value, min, max, onMove }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = growth[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove((percent) => Math.round(percent) + by)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Otherwise dragging selects text.
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const panel = event.currentTarget.parentElement
    if (!panel || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { right, width } = panel.getBoundingClientRect()
    onMove(() => ((right - event.clientX) / width) * value)
  }
  const percent = Math.round(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText(percent)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    />
  )
}
