/** Row types of all tables, for Kysely. Types only. */
import type { DemoCopyRow } from './accounts/demo-copy.table.ts'
import type { PassageHeadRow, PassageRow } from './advisor/passages.table.ts'
import type { advisoryTable } from './advisory/advisory.table.ts'
import type { alertMarkTable, alertWatchTable } from './alert/alert.table.ts'
import type { BackupRunRow, DrillRunRow } from './backup/backup-run.table.ts'
import type { briefTable } from './brief/brief.table.ts'
import type { ChatDraftRow, chatTurnTable } from './chat/chat.table.ts'
import type { connectionSecretTable, connectionTable } from './connection/connection.table.ts'
import type { contactTable } from './contact/contact.table.ts'
import type {
  CheckpointRow,
  CheckpointTileRow,
  CheckpointTreeRow,
} from './decision-log/checkpoints/checkpoint.table.ts'
import type { decisionLogTable } from './decision-log/decision-log.table.ts'
import type { LogChunkRow, LogIndexRow } from './decision-log/search/log-index.table.ts'
import type { CosignatureRow } from './decision-log/witnesses/cosignature.table.ts'
import type { deliveryTable, scheduleTable } from './digest/digest.table.ts'
import type { earlyAccessTable } from './early-access/early-access.table.ts'
import type { EventRow } from './event-store/recorded-event.ts'
import type { focusTable } from './focus/focus.table.ts'
import type {
  accountAnswersTable,
  ImportBlockRow,
  ImportDraftRow,
  importDayTable,
  importTable,
} from './import/import.table.ts'
import type {
  DeliveryRow,
  feedDayTable,
  feedTable,
  letterTable,
  PushedRow,
} from './import/pushed/pushed.table.ts'
import type { kpiDayTable, kpiTable } from './kpi/kpi.table.ts'
import type { layoutTable } from './layout/layout.table.ts'
import type { memoTable } from './memo/memo.table.ts'
import type { noteTable } from './note/note.table.ts'
import type {
  AccountAddressRow,
  accountTable,
  invitationTable,
  LoginCodeRow,
  memberTable,
} from './people/people.table.ts'
import type { personaTable } from './persona/persona.table.ts'
import type { businessProfileTable, personalProfileTable, tourEndingTable } from './profile/profile.table.ts'
import type { StoredRow } from './read-models/table.ts'
import type { savedSearchTable } from './search/search.table.ts'
import type { OidcIdentityRow, OidcSignInRow } from './session/oidc/oidc.table.ts'
import type {
  PasskeyChallengeRow,
  PasskeyUseRow,
  passkeyTable,
  recoveryCodeTable,
} from './session/passkey.table.ts'
import type { sessionTable, workspaceTable } from './session/session.table.ts'
import type { shareTable } from './share/share.table.ts'
import type { ShareLinkRow, ShareOpeningRow } from './share/share-link.table.ts'

export type Tables = {
  events: EventRow
  workspace_head: {
    workspace: string
    position: number
    hash: Buffer
    seal: Buffer | null
    doubted_from: number | null
  }
  idempotency: {
    workspace: string
    key_hash: Buffer
    fingerprint: Buffer
    answer: string
    is_sealed: boolean
  }
  subject_key: { workspace: string; subject: string; key: Buffer; key_hash: Buffer | null }
  session_activity: { workspace: string; session_id: string; seen_at: string }
  demo_copy: DemoCopyRow
  tour_ending: StoredRow<typeof tourEndingTable>
  workspace: StoredRow<typeof workspaceTable>
  session: StoredRow<typeof sessionTable>
  persona: StoredRow<typeof personaTable>
  advisory: StoredRow<typeof advisoryTable>
  brief: StoredRow<typeof briefTable>
  connection: StoredRow<typeof connectionTable>
  connection_secret: StoredRow<typeof connectionSecretTable>
  early_access: StoredRow<typeof earlyAccessTable>
  contact: StoredRow<typeof contactTable>
  chat_turn: StoredRow<typeof chatTurnTable>
  chat_draft: ChatDraftRow
  kpi: StoredRow<typeof kpiTable>
  kpi_day: StoredRow<typeof kpiDayTable>
  import: StoredRow<typeof importTable>
  import_day: StoredRow<typeof importDayTable>
  import_draft: ImportDraftRow
  import_block: ImportBlockRow
  import_delivery: DeliveryRow
  import_pushed: PushedRow
  import_feed: StoredRow<typeof feedTable>
  import_feed_day: StoredRow<typeof feedDayTable>
  account_answers: StoredRow<typeof accountAnswersTable>
  import_letter: StoredRow<typeof letterTable>
  layout: StoredRow<typeof layoutTable>
  memo: StoredRow<typeof memoTable>
  note: StoredRow<typeof noteTable>
  share: StoredRow<typeof shareTable>
  share_link: ShareLinkRow
  share_opening: ShareOpeningRow
  saved_search: StoredRow<typeof savedSearchTable>
  alert_mark: StoredRow<typeof alertMarkTable>
  alert_watch: StoredRow<typeof alertWatchTable>
  digest_delivery: StoredRow<typeof deliveryTable>
  digest_schedule: StoredRow<typeof scheduleTable>
  passage: PassageRow
  passage_head: PassageHeadRow
  decision_log: StoredRow<typeof decisionLogTable>
  checkpoint_tree: CheckpointTreeRow
  checkpoint_tile: CheckpointTileRow
  checkpoint: CheckpointRow
  cosignature: CosignatureRow
  backup_run: BackupRunRow
  drill_run: DrillRunRow
  log_chunk: LogChunkRow
  log_index: LogIndexRow
  focus: StoredRow<typeof focusTable>
  business_profile: StoredRow<typeof businessProfileTable>
  account: StoredRow<typeof accountTable>
  member: StoredRow<typeof memberTable>
  invitation: StoredRow<typeof invitationTable>
  account_address: AccountAddressRow
  login_code: LoginCodeRow
  passkey: StoredRow<typeof passkeyTable>
  passkey_use: PasskeyUseRow
  passkey_challenge: PasskeyChallengeRow
  oidc_identity: OidcIdentityRow
  oidc_sign_in: OidcSignInRow
  recovery_code: StoredRow<typeof recoveryCodeTable>
  personal_profile: StoredRow<typeof personalProfileTable>
}
