/** A framed part of a screen; its heading stands above the frame. */
import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

type Props = {
  /** The h2 above the frame. */
  readonly title?: string
  /** Names the region where there is no visible title. */
  readonly label?: string
  /** Beside the title: a Sample tag, a count. */
  readonly mark?: ReactNode
  /** At the right end of the title's line. */
  readonly action?: ReactNode
  /** Opens with the 2 px ink rule: at most one a screen, on the panel that matters most. */
  readonly isLeading?: boolean
  /** Leaves out the padding, for content that brings its own (rows, tables, cards parted by lines). */
  readonly isFlush?: boolean
  /** As tall as its place; what is inside can stretch. */
  readonly isFilling?: boolean
  readonly children: ReactNode
}

export const Panel = ({ title, label, mark, action, isLeading, isFlush, isFilling, children }: Props) => {
  const headingId = useId()
  const frame = [classes.frame, isLeading && classes.leading, !isFlush && classes.padded]
    .filter(Boolean)
    .join(' ')
  return (
    <section
      className={isFilling ? `${classes.panel} ${classes.filling}` : classes.panel}
      aria-label={label}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <div className={classes.head}>
          <h2 id={headingId}>{title}</h2>
          {mark}
          {action && <div className={classes.action}>{action}</div>}
        </div>
      )}
      <div className={frame}>{children}</div>
    </section>
  )
}
