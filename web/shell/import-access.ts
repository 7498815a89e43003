/** Who may bring in files: the endpoint table says which roles, and demos take none. */
import { isAllowed } from '#schema/core/endpoint'
import { importEndpoints } from '#schema/import/import.endpoints'
import type { Me } from '#schema/session/session'
import type { ImportAccess } from '../import/use-send-file.ts'

export const importAccess = ({ businessName, isOwn, role }: Me): ImportAccess => ({
  business: businessName,
  may:
    isOwn !== true
      ? 'not-in-demo'
      : isAllowed(importEndpoints.sendImport, role ?? 'owner')
        ? 'yes'
        : 'not-in-role',
})
