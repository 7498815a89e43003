/** A page before sign-in: the task on the left, an illustration on the right. Uses no Blueprint, so that it loads fast. */
import type { ReactNode } from 'react'
import classes from './SplitPage.module.css'
import { Wordmark } from './Wordmark.tsx'

type Props = {
  /** Name of the link around the wordmark. */
  readonly homeLabel: string
  /** More room on the left, for a form with rows of fields. */
  readonly isForm?: boolean
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** Accessible name of the right half. */
  readonly asideLabel: string
  readonly aside: ReactNode
  /** Omits the right half in a narrow window. */
  readonly isAsideWideOnly?: boolean
}

export const SplitPage = (props: Props) => {
  const { homeLabel, isForm = false, children, footer, asideLabel, aside, isAsideWideOnly = false } = props
  return (
    <div className={isForm ? classes.formPage : classes.page}>
      <div className={classes.half}>
        <header>
          <a href="/" aria-label={homeLabel}>
            <Wordmark />
          </a>
        </header>
        <main className={isForm ? classes.formMain : classes.main}>{children}</main>
        {footer && <footer className={classes.footer}>{footer}</footer>}
      </div>
      <aside className={isAsideWideOnly ? classes.wideOnly : classes.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  )
}
