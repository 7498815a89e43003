/** Leads to the request for early access: a link to the form in the page, and with scripts to the dialog. */
import type { ReactNode } from 'react'
import { asButton } from '../../kit/controls/as-button.ts'
import { reaching } from './late-access.ts'
import classes from './RequestAccess.module.css'
import { type AccessOrigin, type EarlyAccessStart, useEarlyAccess } from './use-early-access.ts'
import { useHasScripts } from './use-has-scripts.ts'

type Props = {
  readonly source: AccessOrigin
  /** `large` is the one button of a section, `small` that of the top bar, `plain` a link within a text. */
  readonly look?: 'large' | 'small' | 'plain'
  /** What the dialog starts with. */
  readonly start?: EarlyAccessStart
  readonly children: ReactNode
}

export const RequestAccess = ({ source, look = 'large', start, children }: Props) => {
  const { open } = useEarlyAccess()
  // Within a text it looks like a link, and without scripts it is one.
  const isButton = useHasScripts() && look !== 'plain'
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the form in the page
    <a
      href="#request-access"
      className={classes[look]}
      {...reaching}
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
