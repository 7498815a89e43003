/** Snapshot checks of all deciders, for `npm run verify`. */
import { tombstoneDecider } from './accounts/drop-workspace.ts'
import { advisoryDecider } from './advisory/advisory.decider.ts'
import { alertDecider } from './alert/alert.decider.ts'
import { watchDecider } from './alert/watch.decider.ts'
import { archiveDecider } from './archive/archive-record.ts'
import { actionDecider } from './brief/action.decider.ts'
import { briefDecider } from './brief/brief.decider.ts'
import { chatDecider } from './chat/chat.decider.ts'
import { connectionDecider } from './connection/connection.decider.ts'
import { contactDecider } from './contact/contact.decider.ts'
import { decisionLogDecider } from './decision-log/decision-log.decider.ts'
import { exportDecider } from './decision-log/export/export.decider.ts'
import { deliveryDecider } from './digest/delivery.decider.ts'
import { scheduleDecider } from './digest/schedule.decider.ts'
import { earlyAccessDecider } from './early-access/early-access.decider.ts'
import { type SnapshotCheck, snapshotCheck } from './event-store/verify-snapshots.ts'
import { focusDecider } from './focus/focus.decider.ts'
import { recordsExportDecider } from './import/export/records-export.decider.ts'
import { importDecider } from './import/import.decider.ts'
import { layoutDecider } from './layout/layout.decider.ts'
import { memoDecider } from './memo/memo.decider.ts'
import { noteDecider } from './note/note.decider.ts'
import { membersDecider } from './people/members.decider.ts'
import { setupDecider } from './people/setup.decider.ts'
import { workspacesDecider } from './people/workspaces.decider.ts'
import { personaDecider } from './persona/persona.decider.ts'
import { businessProfileDecider, personalProfileDecider } from './profile/profile.decider.ts'
import { tourDecider } from './profile/tour.decider.ts'
import { erasureDecider } from './sealing/erasure-record.ts'
import { searchDecider } from './search/search.decider.ts'
import { deletionDecider } from './session/deletion.decider.ts'
import { sessionDecider } from './session/session.decider.ts'
import { signInKeysDecider } from './session/sign-in-keys.decider.ts'
import { signInRuleDecider } from './session/sign-in-rule.decider.ts'
import { shareDecider } from './share/share.decider.ts'

/** Snapshot check of each decider. */
export const folds: readonly SnapshotCheck[] = [
  snapshotCheck(actionDecider),
  snapshotCheck(advisoryDecider),
  snapshotCheck(alertDecider),
  snapshotCheck(archiveDecider),
  snapshotCheck(briefDecider),
  snapshotCheck(businessProfileDecider),
  snapshotCheck(chatDecider),
  snapshotCheck(connectionDecider),
  snapshotCheck(contactDecider),
  snapshotCheck(decisionLogDecider),
  snapshotCheck(deletionDecider),
  snapshotCheck(deliveryDecider),
  snapshotCheck(earlyAccessDecider),
  snapshotCheck(erasureDecider),
  snapshotCheck(exportDecider),
  snapshotCheck(focusDecider),
  snapshotCheck(importDecider),
  snapshotCheck(recordsExportDecider),
  snapshotCheck(scheduleDecider),
  snapshotCheck(layoutDecider),
  snapshotCheck(membersDecider),
  snapshotCheck(memoDecider),
  snapshotCheck(noteDecider),
  snapshotCheck(personaDecider),
  snapshotCheck(personalProfileDecider),
  snapshotCheck(searchDecider),
  snapshotCheck(sessionDecider),
  snapshotCheck(setupDecider),
  snapshotCheck(shareDecider),
  snapshotCheck(signInKeysDecider),
  snapshotCheck(signInRuleDecider),
  snapshotCheck(tombstoneDecider),
  snapshotCheck(tourDecider),
  snapshotCheck(watchDecider),
  snapshotCheck(workspacesDecider),
]
