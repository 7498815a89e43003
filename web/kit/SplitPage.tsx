/** A page before sign-in: what to do on the left, something to look at on the right. Without Blueprint, so that it loads fast. */
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
  /** In a narrow window the right half is left out. */
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
