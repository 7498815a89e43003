/** Joins all slices: projections, handlers, derived tables and followers. */
import type { Router } from 'express'
import type { Api } from '#schema/api'
import type { SliceName } from '#schema/slices'
import { derivedPassages } from './advisor/passages.catch-up.ts'
import { advisoryHandlers } from './advisory/advisory.handlers.ts'
import { advisoryProjection } from './advisory/advisory.projection.ts'
import { decisionHandlers } from './advisory/decision.handlers.ts'
import { decisionToShare } from './advisory/decision.share.ts'
import { alertHandlers } from './alert/alert.handlers.ts'
import { alertProjection } from './alert/alert.projection.ts'
import { actionHandlers } from './brief/action.handlers.ts'
import { briefHandlers } from './brief/brief.handlers.ts'
import { briefProjection } from './brief/brief.projection.ts'
import { briefReplayHandlers } from './brief/brief.replay.ts'
import { briefToShare } from './brief/brief.share.ts'
import { changesHandlers } from './change-feed/changes.handlers.ts'
import { chatHandlers } from './chat/chat.handlers.ts'
import { chatProjection } from './chat/chat.projection.ts'
import { connectionHandlers } from './connection/connection.handlers.ts'
import { connectionProjection } from './connection/connection.projection.ts'
import { contactHandlers } from './contact/contact.handlers.ts'
import { contactLeads } from './contact/contact.leads.ts'
import { contactProjection } from './contact/contact.projection.ts'
import { type ExpiringTable, expiringKeys } from './database/retention.ts'
import { decisionLogHandlers } from './decision-log/decision-log.handlers.ts'
import { decisionLogProjection } from './decision-log/decision-log.projection.ts'
import { evidenceHandlers } from './decision-log/evidence.handlers.ts'
import { exportHandlers } from './decision-log/export/export.handlers.ts'
import { findHandlers } from './decision-log/search/find.handlers.ts'
import { derivedLogIndex } from './decision-log/search/log-index.ts'
import { digestHandlers } from './digest/digest.handlers.ts'
import { digestProjection } from './digest/digest.projection.ts'
import { unsubscribeRoutes } from './digest/unsubscribe/unsubscribe-routes.ts'
import { earlyAccessHandlers } from './early-access/early-access.handlers.ts'
import { earlyAccessLeads } from './early-access/early-access.leads.ts'
import { earlyAccessProjection } from './early-access/early-access.projection.ts'
import { focusHandlers } from './focus/focus.handlers.ts'
import { focusProjection } from './focus/focus.projection.ts'
import type { Handlers } from './http/handlers.ts'
import { recordsExportHandlers } from './import/export/records-export.handlers.ts'
import { importHandlers } from './import/import.handlers.ts'
import { importProjection } from './import/import.projection.ts'
import { pushedHandlers } from './import/pushed/pushed.handlers.ts'
import { expiringDeliveries } from './import/pushed/pushed.retention.ts'
import { kpiHandlers } from './kpi/kpi.handlers.ts'
import { kpiProjection } from './kpi/kpi.projection.ts'
import { seriesHandlers } from './kpi/series/series.handlers.ts'
import { layoutHandlers } from './layout/layout.handlers.ts'
import { layoutProjection } from './layout/layout.projection.ts'
import { memoHandlers } from './memo/memo.handlers.ts'
import { memoProjection } from './memo/memo.projection.ts'
import { noteHandlers } from './note/note.handlers.ts'
import { noteProjection } from './note/note.projection.ts'
import { invitationHandlers } from './people/invitation.handlers.ts'
import { myDataHandlers } from './people/my-data.handlers.ts'
import { peopleHandlers } from './people/people.handlers.ts'
import { peopleProjection } from './people/people.projection.ts'
import { setupHandlers } from './people/setup.handlers.ts'
import { workspaceHandlers } from './people/workspace.handlers.ts'
import { personaHandlers } from './persona/persona.handlers.ts'
import { personaProjection } from './persona/persona.projection.ts'
import { profileHandlers } from './profile/profile.handlers.ts'
import { profileProjection } from './profile/profile.projection.ts'
import { stopReports } from './profile/stop-reports.ts'
import type { Derived } from './read-models/derived.ts'
import type { Projection } from './read-models/projection.ts'
import type { Service } from './runtime/service.ts'
import { searchHandlers } from './search/search.handlers.ts'
import { searchProjection } from './search/search.projection.ts'
import { expiringCodes } from './session/code.queries.ts'
import { deletionHandlers } from './session/deletion.handlers.ts'
import { mySessionHandlers } from './session/my-sessions.handlers.ts'
import { oidcHandlers } from './session/oidc/oidc.handlers.ts'
import { expiringOidcSignIns } from './session/oidc/oidc.queries.ts'
import { expiringChallenges } from './session/passkey.challenges.ts'
import { passkeyHandlers } from './session/passkey.handlers.ts'
import { proofHandlers } from './session/proof.handlers.ts'
import { recoveryHandlers } from './session/recovery.handlers.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { sessionProjection } from './session/session.projection.ts'
import { expiringSessions } from './session/session.retention.ts'
import { signInHandlers } from './session/sign-in.handlers.ts'
import { signInRuleHandlers } from './session/sign-in-rule.handlers.ts'
import { signOutPeopleHandlers } from './session/sign-out-people.handlers.ts'
import { shareHandlers } from './share/share.handlers.ts'
import { endLinksOf } from './share/share.leaving.ts'
import { shareProjection } from './share/share.projection.ts'
import type { LeadKind, ReadLeads } from './site/leads.ts'
import { historyHandlers } from './time-travel/history.handlers.ts'

/** One handler for each endpoint. */
export const handlers: Handlers<Api> = {
  ...sessionHandlers,
  ...personaHandlers,
  ...advisoryHandlers,
  ...decisionHandlers,
  ...briefHandlers,
  ...briefReplayHandlers,
  ...actionHandlers,
  ...connectionHandlers,
  ...earlyAccessHandlers,
  ...contactHandlers,
  ...chatHandlers,
  ...kpiHandlers,
  ...seriesHandlers,
  ...layoutHandlers,
  ...decisionLogHandlers,
  ...evidenceHandlers,
  ...exportHandlers,
  ...findHandlers,
  ...changesHandlers,
  ...historyHandlers,
  ...focusHandlers,
  ...memoHandlers,
  ...profileHandlers,
  ...signInHandlers,
  ...mySessionHandlers,
  ...passkeyHandlers,
  ...recoveryHandlers,
  ...oidcHandlers,
  ...proofHandlers,
  ...peopleHandlers(endLinksOf),
  ...myDataHandlers(endLinksOf),
  ...workspaceHandlers,
  ...deletionHandlers,
  ...signOutPeopleHandlers,
  ...signInRuleHandlers,
  ...invitationHandlers(endLinksOf),
  ...setupHandlers,
  ...importHandlers,
  ...pushedHandlers,
  ...recordsExportHandlers,
  ...noteHandlers,
  ...digestHandlers,
  ...alertHandlers,
  ...searchHandlers,
  ...shareHandlers({ brief: briefToShare, decision: decisionToShare }),
}

/** The projection of each slice: a slice without one does not compile. */
const projectionBySlice: { readonly [S in SliceName]: Projection<S> } = {
  session: sessionProjection,
  persona: personaProjection,
  advisory: advisoryProjection,
  brief: briefProjection,
  connection: connectionProjection,
  'early-access': earlyAccessProjection,
  contact: contactProjection,
  chat: chatProjection,
  kpi: kpiProjection,
  layout: layoutProjection,
  memo: memoProjection,
  'decision-log': decisionLogProjection,
  focus: focusProjection,
  profile: profileProjection,
  people: peopleProjection,
  import: importProjection,
  note: noteProjection,
  digest: digestProjection,
  alert: alertProjection,
  search: searchProjection,
  share: shareProjection,
}

/** Every projection; an event goes to the one of its slice. */
export const projections: readonly Projection[] = Object.values(projectionBySlice)

/** Tables filled from the history on demand, not with each append. */
export const derived: readonly Derived[] = [derivedPassages, derivedLogIndex]

/** Tables that a rebuild empties, because the service fills them again. */
export const derivedTables: readonly string[] = [
  ...derived.flatMap(({ tables }) => tables.map(({ name }) => name)),
  'stream_snapshot',
]

/** Tables with expiring rows. */
export const expiring: readonly ExpiringTable[] = [
  expiringKeys,
  ...expiringSessions,
  expiringCodes,
  expiringChallenges,
  expiringOidcSignIns,
  expiringDeliveries,
]

/** Lead readers by form. */
export const leadReaders: Readonly<Record<LeadKind, ReadLeads>> = {
  'early-access': earlyAccessLeads,
  contact: contactLeads,
}

/** Unsubscribe pages for digests. */
export const unsubscribe = (service: Service): Router => unsubscribeRoutes(service, stopReports)

export { endAbandonedReplies } from './chat/chat.ending.ts'
export { finishErasures } from './people/erase-person.ts'
export { finishOpenings, finishSetup, issueSetupLink } from './people/setup.opening.ts'
export { sessionFinder } from './session/session.queries.ts'
