/** The kind of this business, which its sample content is chosen by. */
import type { BusinessType } from '#schema/session/session'
import { useGetMeQuery } from '../session/session.api.ts'

/** A café until it is known, which it is before any screen shows. */
export const useBusinessType = (): BusinessType => useGetMeQuery().data?.businessType ?? 'cafe'
