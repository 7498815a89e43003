/** A framed part of a screen, with its heading above the frame. */
import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

type Props = {
  /** The h2 above the frame. */
  readonly title?: string
  /** Language of the title, if it is not that of the screens. */
  readonly titleLang?: string | undefined
  /** Names the region when there is no visible title. */
  readonly label?: string
  /** Next to the title: a Sample tag, a count. */
  readonly mark?: ReactNode
  /** At the right end of the title line. */
  readonly action?: ReactNode
  /** Adds a 2 px ink rule at the top: at most once per screen, on its main panel. */
  readonly isLeading?: boolean
  /** No padding, for content with its own (rows, tables, cards separated by lines). */
  readonly isFlush?: boolean
  /** Fills the height of its container, so that its content can stretch. */
  readonly isFilling?: boolean
  readonly children: ReactNode
}

export const Panel = (props: Props) => {
  const { title, titleLang, label, mark, action, isLeading, isFlush, isFilling, children } = props
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
        <div className={classes.header}>
          <h2 id={headingId} lang={titleLang}>
            {title}
          </h2>
          {mark}
          {action && <div className={classes.action}>{action}</div>}
        </div>
      )}
      <div className={frame}>{children}</div>
    </section>
  )
}
