/** A line of a few values without axes; a dotted line marks the baseline, a dot the latest value. */
import classes from './Sparkline.module.css'
import { freePlace, heights } from './sparkline-points.ts'

type Props = {
  /** Oldest first; with fewer than two nothing is drawn. */
  readonly values: readonly number[]
  /** The value of the dotted line. */
  readonly baseline?: number
  /** Label of the dotted line: `Week before`. */
  readonly baselineLabel?: string
  /** The line in words, for screen readers. */
  readonly label: string
}

export const Sparkline = ({ values, baseline, baselineLabel, label }: Props) => {
  if (values.length < 2) return <div className={classes.sparkline} />
  const all = baseline === undefined ? values : [...values, baseline]
  const ys = heights(values, all)
  const baseY = baseline === undefined ? undefined : heights([baseline], all)[0]
  // Without a free place there is no label: the words beside the figure name the baseline too.
  const place = baseY === undefined ? undefined : freePlace(ys, baseY)
  const points = ys.map((y, index) => `${(index / (ys.length - 1)) * 100},${y}`).join(' ')
  return (
    <div className={classes.sparkline} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {baseY !== undefined && <path className={classes.baseline} d={`M0 ${baseY}H100`} />}
        <polyline className={classes.line} points={points} />
      </svg>
      {place && baselineLabel && (
        <span className={classes.text} data-place={place} style={{ top: `${baseY}%` }}>
          {baselineLabel}
        </span>
      )}
      <span className={classes.latest} style={{ top: `${ys.at(-1)}%` }} />
    </div>
  )
}
