/** Opens the request for early access from anywhere on a public page. */
import { createContext, useContext } from 'react'
import type { EarlyAccessSource } from './track.ts'

/** Values that the visitor has already typed. */
export type EarlyAccessStart = {
  readonly email?: string
  readonly role?: string
  readonly additionalInfo?: string
}

/** Place of the click: `main_cta` is recorded as `homepage_cta_click`, any other as `early_access_click`. */
export type AccessOrigin = EarlyAccessSource | 'main_cta'

export type EarlyAccess = {
  /** Opens the dialog with initial values and records the click; callers record nothing. */
  readonly open: (source: AccessOrigin, start?: EarlyAccessStart) => void
}

/** Provided by `SitePage`. */
export const EarlyAccessContext = createContext<EarlyAccess | null>(null)

/** Throws outside `SitePage`. */
export const useEarlyAccess = (): EarlyAccess => {
  const earlyAccess = useContext(EarlyAccessContext)
  if (earlyAccess === null) throw new Error('useEarlyAccess is for what stands inside SitePage')
  return earlyAccess
}
