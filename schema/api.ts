/** The contract: every call of the product. */
import { advisoryEndpoints } from './advisory/advisory.endpoints.ts'
import { decisionLogEndpoints } from './decision-log/decision-log.endpoints.ts'
import { kpiEndpoints } from './kpi/kpi.endpoints.ts'
import { personaEndpoints } from './persona/persona.endpoints.ts'
import { sessionEndpoints } from './session/session.endpoints.ts'

export const api = {
  ...sessionEndpoints,
  ...personaEndpoints,
  ...advisoryEndpoints,
  ...kpiEndpoints,
  ...decisionLogEndpoints,
}

/** The type of the whole table. */
export type Api = typeof api
