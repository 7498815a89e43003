/** Who may upload files: the roles in the endpoint table, and no one in a demo. */
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
