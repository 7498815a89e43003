/** How anything on a public page opens the request for early access. */
import { createContext, useContext } from 'react'
import type { EarlyAccessSource } from './track.ts'

/** What a visitor has typed already. */
export type EarlyAccessStart = {
  readonly email?: string
  readonly role?: string
  readonly additionalInfo?: string
}

/** Where the click was: `main_cta` is recorded as `homepage_cta_click`, any other as `early_access_click`. */
export type AccessOrigin = EarlyAccessSource | 'main_cta'

/** Opens the request. */
export type EarlyAccess = {
  /** Opens the dialog with what is known already, and records the click; whoever calls it records nothing. */
  readonly open: (source: AccessOrigin, start?: EarlyAccessStart) => void
}

/** Filled by `SitePage`. */
export const EarlyAccessContext = createContext<EarlyAccess | null>(null)

/** For any component inside `SitePage`; throws outside of it. */
export const useEarlyAccess = (): EarlyAccess => {
  const earlyAccess = useContext(EarlyAccessContext)
  if (earlyAccess === null) throw new Error('useEarlyAccess is for what stands inside SitePage')
  return earlyAccess
}
