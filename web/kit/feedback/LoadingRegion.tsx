/** Wraps skeletons and announces to screen readers what is loading. */
import type { ReactNode } from 'react'

type Props = {
  /** Announcement: `Loading advisories`. */
  readonly label: string
  readonly children: ReactNode
}

export const LoadingRegion = ({ label, children }: Props) => (
  <div role="status" aria-busy="true" aria-label={label}>
    <div aria-hidden="true">{children}</div>
  </div>
)
