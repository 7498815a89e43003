/** Opens the request for early access: a link to the form in the page and, with scripts, a button for the dialog. */
import type { ReactNode } from 'react'
import { asButton } from '../../kit/controls/as-button.ts'
import { prefetchHandlers } from './lazy-access-dialog.ts'
import classes from './RequestAccess.module.css'
import { type AccessOrigin, type EarlyAccessStart, useEarlyAccess } from './use-early-access.ts'
import { useHasScripts } from './use-has-scripts.ts'

type Props = {
  readonly source: AccessOrigin
  /** `large` is the button of a section, `small` of the top bar, `plain` a link in running text. */
  readonly look?: 'large' | 'small' | 'plain'
  /** Initial values of the form. */
  readonly start?: EarlyAccessStart
  readonly children: ReactNode
}

export const RequestAccess = ({ source, look = 'large', start, children }: Props) => {
  const { open } = useEarlyAccess()
  // In running text it looks like a link, so it stays one (decision 159).
  const isButton = useHasScripts() && look !== 'plain'
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it opens the form in the page
    <a
      href="#request-access"
      className={classes[look]}
      {...prefetchHandlers}
      {...(isButton ? asButton : {})}
      onClick={(event) => {
        event.preventDefault()
        open(source, start)
      }}
    >
      {children}
    </a>
  )
}
