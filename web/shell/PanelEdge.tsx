/** The left edge of a panel: arrow keys, Home and End set its width. The pointer drags the panel itself. */
import type { KeyboardEvent } from 'react'
import classes from './PanelEdge.module.css'

type Props = {
  readonly label: string
  /** The width in words. */
  readonly says: (percent: number) => string
  /** Width of the panel in percent, and its bounds. */
  readonly value: number
  readonly least: number
  readonly most: number
  /** By how many percent the panel shall grow; endless for as much as it can. */
  readonly onGrow: (by: number) => void
}

// The edge moves the way of the arrow, so the panel at its right grows to the left.
const growth: { readonly [key: string]: number | undefined } = {
  ArrowLeft: 1,
  ArrowRight: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

export const PanelEdge = ({ label, says, value, least, most, onGrow }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = growth[event.key]
    if (by === undefined) return
    event.preventDefault()
    onGrow(by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs is not an edge that can be moved
    <div
      className={classes.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={says(value)}
      tabIndex={0}
      onKeyDown={onKeyDown}
    />
  )
}
