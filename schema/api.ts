/** The contract: all endpoints. */
import { advisoryEndpoints } from './advisory/advisory.endpoints.ts'
import { decisionEndpoints } from './advisory/decision.endpoints.ts'
import { alertEndpoints } from './alert/alert.endpoints.ts'
import { briefEndpoints } from './brief/brief.endpoints.ts'
import { chatEndpoints } from './chat/chat.endpoints.ts'
import { connectionEndpoints } from './connection/connection.endpoints.ts'
import { contactEndpoints } from './contact/contact.endpoints.ts'
import { changesEndpoints } from './core/changes.ts'
import { backupEndpoints } from './decision-log/backup.endpoints.ts'
import { checkpointEndpoints } from './decision-log/checkpoint.endpoints.ts'
import { decisionLogEndpoints } from './decision-log/decision-log.endpoints.ts'
import { findEndpoints } from './decision-log/find.endpoints.ts'
import { logExportEndpoints } from './decision-log/log-export.endpoints.ts'
import { digestEndpoints } from './digest/digest.endpoints.ts'
import { earlyAccessEndpoints } from './early-access/early-access.endpoints.ts'
import { focusEndpoints } from './focus/focus.endpoints.ts'
import { accountsEndpoints } from './import/accounts.endpoints.ts'
import { heldEndpoints } from './import/held.endpoints.ts'
import { importEndpoints } from './import/import.endpoints.ts'
import { pushedEndpoints } from './import/pushed.endpoints.ts'
import { recordsExportEndpoints } from './import/records-export.endpoints.ts'
import { kpiEndpoints } from './kpi/kpi.endpoints.ts'
import { seriesEndpoints } from './kpi/series.endpoints.ts'
import { layoutEndpoints } from './layout/layout.endpoints.ts'
import { memoEndpoints } from './memo/memo.endpoints.ts'
import { noteEndpoints } from './note/note.endpoints.ts'
import { myDataEndpoints } from './people/my-data.endpoints.ts'
import { peopleEndpoints } from './people/people.endpoints.ts'
import { personaEndpoints } from './persona/persona.endpoints.ts'
import { profileEndpoints } from './profile/profile.endpoints.ts'
import { tourEndpoints } from './profile/tour.endpoints.ts'
import { searchEndpoints } from './search/search.endpoints.ts'
import { oidcEndpoints } from './session/oidc.endpoints.ts'
import { passkeyEndpoints } from './session/passkey.endpoints.ts'
import { proofEndpoints } from './session/proof.endpoints.ts'
import { sessionEndpoints } from './session/session.endpoints.ts'
import { signInEndpoints } from './session/sign-in.endpoints.ts'
import { workspaceEndpoints } from './session/workspace.endpoints.ts'
import { shareEndpoints } from './share/share.endpoints.ts'
import { historyEndpoints } from './time-travel/time-travel.endpoints.ts'

export const api = {
  ...sessionEndpoints,
  ...personaEndpoints,
  ...focusEndpoints,
  ...chatEndpoints,
  ...kpiEndpoints,
  ...seriesEndpoints,
  ...layoutEndpoints,
  ...briefEndpoints,
  ...advisoryEndpoints,
  ...decisionEndpoints,
  ...connectionEndpoints,
  ...decisionLogEndpoints,
  ...checkpointEndpoints,
  ...backupEndpoints,
  ...logExportEndpoints,
  ...findEndpoints,
  ...memoEndpoints,
  ...profileEndpoints,
  ...tourEndpoints,
  ...earlyAccessEndpoints,
  ...contactEndpoints,
  ...signInEndpoints,
  ...passkeyEndpoints,
  ...oidcEndpoints,
  ...proofEndpoints,
  ...peopleEndpoints,
  ...myDataEndpoints,
  ...workspaceEndpoints,
  ...importEndpoints,
  ...heldEndpoints,
  ...accountsEndpoints,
  ...pushedEndpoints,
  ...recordsExportEndpoints,
  ...noteEndpoints,
  ...digestEndpoints,
  ...alertEndpoints,
  ...searchEndpoints,
  ...shareEndpoints,
  ...changesEndpoints,
  ...historyEndpoints,
}

/** Type of the endpoint table. */
export type Api = typeof api
