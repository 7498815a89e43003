/** The left edge of a panel: the pointer drags it, arrow keys, Home and End move it. */
import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './PanelEdge.module.css'

type Props = {
  readonly label: string
  /** The width in words. */
  readonly says: (percent: number) => string
  /** Width of the panel in percent, and its bounds. */
  readonly value: number
  readonly least: number
  readonly most: number
  /** Makes the width another one, of the one that it then is: a held key is faster than the width that is shown. */
  readonly onMove: (next: (percent: number) => number) => void
}

// The edge moves the way of the arrow, so the panel at its right grows to the left.
const growth: { readonly [key: string]: number | undefined } = {
  ArrowLeft: 1,
  ArrowRight: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

export const PanelEdge = ({ label, says, value, least, most, onMove }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = growth[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove((percent) => Math.round(percent) + by)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Else the drag would select what it passes.
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
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs is not an edge that can be moved
    <div
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={says(percent)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    />
  )
}
