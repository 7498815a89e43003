/** Closes the dialog: a button or, without scripts, a link that removes the form's anchor from the address. */
import type { ReactNode } from 'react'

type Props = {
  readonly hasScripts: boolean
  /** Target of the link. */
  readonly href: string
  readonly className: string | undefined
  /** Accessible name of a control that shows only an icon. */
  readonly label?: string
  readonly onLeave: () => void
  readonly children: ReactNode
}

export const CloseControl = ({ hasScripts, href, className, label, onLeave, children }: Props) =>
  hasScripts ? (
    <button type="button" className={className} aria-label={label} onClick={onLeave}>
      {children}
    </button>
  ) : (
    <a href={href} className={className} aria-label={label}>
      {children}
    </a>
  )
