/** The kind of business, which selects its sample content. */
import type { BusinessType } from '#schema/session/session'
import { useGetMeQuery } from '../session/session.api.ts'

/** `cafe` until known, but the session check answers before any screen renders. */
export const useBusinessType = (): BusinessType => useGetMeQuery().data?.businessType ?? 'cafe'
