/** Promised and actual change on one scale: band, tick and dot. Decorative, because the row has the values. */
import classes from './StripMark.module.css'
import type { Strip } from './settled-strip.ts'

const percentAt = (place: number): string => `${place * 100}%`

export const StripMark = ({ strip: { zero, from, to, promised, found } }: { readonly strip: Strip }) => (
  <span className={classes.strip} aria-hidden="true">
    <span className={classes.zero} style={{ left: percentAt(zero) }} />
    <span className={classes.band} style={{ left: percentAt(from), width: percentAt(to - from) }} />
    <span className={classes.tick} style={{ left: percentAt(promised) }} />
    {found !== undefined && <span className={classes.dot} style={{ left: percentAt(found) }} />}
  </span>
)
