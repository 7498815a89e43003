/** Leaves the dialog: a button, and without scripts a link that takes the form's anchor out of the address. */
import type { ReactNode } from 'react'

type Props = {
  readonly hasScripts: boolean
  /** Where the link leads. */
  readonly href: string
  readonly className: string | undefined
  /** Names it where it shows a mark alone. */
  readonly label?: string
  readonly onLeave: () => void
  readonly children: ReactNode
}

export const LeaveControl = ({ hasScripts, href, className, label, onLeave, children }: Props) =>
  hasScripts ? (
    <button type="button" className={className} aria-label={label} onClick={onLeave}>
      {children}
    </button>
  ) : (
    <a href={href} className={className} aria-label={label}>
      {children}
    </a>
  )
