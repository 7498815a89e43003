/** Wraps skeleton blocks: those who do not see them hear what is loading. */
import type { ReactNode } from 'react'

type Props = {
  /** What is on its way: `Loading advisories`. */
  readonly label: string
  /** The skeleton. */
  readonly children: ReactNode
}

export const LoadingRegion = ({ label, children }: Props) => (
  <div role="status" aria-busy="true" aria-label={label}>
    <div aria-hidden="true">{children}</div>
  </div>
)
