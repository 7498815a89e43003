/** A line of a few values without axes; a dotted line marks the baseline, a dot the latest value. */
import classes from './Sparkline.module.css'
import { freePlace, heights, lineOf, withoutOdd } from './sparkline-points.ts'

type Props = {
  /** Oldest first; with fewer than two nothing is drawn. */
  readonly values: readonly number[]
  /** Places of values that differ so much from those around them that the line is broken there. */
  readonly odd?: readonly number[]
  /** The value of the dotted line. */
  readonly baseline?: number
  /** Label of the dotted line: `Week before`. */
  readonly baselineLabel?: string
  /** The line in words, for screen readers. */
  readonly label: string
}

export const Sparkline = ({ values, odd = [], baseline, baselineLabel, label }: Props) => {
  if (values.length < 2) return <div className={classes.sparkline} />
  const usual = withoutOdd(values, odd)
  const all = baseline === undefined ? usual : [...usual, baseline]
  const ys = heights(usual, all)
  const baseY = baseline === undefined ? undefined : heights([baseline], all)[0]
  // Without a free place there is no label: the words beside the figure name the baseline too.
  const place = baseY === undefined ? undefined : freePlace(ys, baseY)
  return (
    <div className={classes.sparkline} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {baseY !== undefined && <path className={classes.baseline} d={`M0 ${baseY}H100`} />}
        <path className={classes.line} d={lineOf(ys, odd)} />
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
