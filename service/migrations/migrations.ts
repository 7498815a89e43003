/** All migrations, by the names recorded in the database. */
import type { Migrations } from '../database/migrate.ts'
import * as m250 from './250-removed-secret.ts'
import * as m260 from './260-retention.ts'
import * as m270 from './270-stream-snapshot.ts'
import * as m280 from './280-session-clock.ts'
import * as m290 from './290-kpi-position.ts'
import * as m300 from './300-chat-plans.ts'
import * as m310 from './310-advisory-outcome.ts'
import * as m320 from './320-brief-chart.ts'
import * as m330 from './330-people.ts'
import * as m340 from './340-personal-profiles.ts'
import * as m350 from './350-passkeys.ts'
import * as m380 from './380-import.ts'
import * as m390 from './390-demo-copies.ts'
import * as m400 from './400-period.ts'
import * as m410 from './410-privacy.ts'
import * as m420 from './420-oidc.ts'
import * as m440 from './440-inbound.ts'
import * as m450 from './450-note.ts'
import * as m470 from './470-decision.ts'
import * as m480 from './480-demo-addresses.ts'
import * as m485 from './485-sign-in-rule.ts'
import * as m495 from './495-stored-bytes.ts'
import * as m496 from './496-decimal-words.ts'
import * as m510 from './510-dropped.ts'
import * as m520 from './520-digest.ts'
import * as m550 from './550-alert.ts'
import * as m570 from './570-session-half.ts'
import * as m590 from './590-search.ts'
import * as m610 from './610-share.ts'
import * as m615 from './615-share-maker.ts'
import * as m616 from './616-share-right.ts'
import * as m640 from './640-cosignature.ts'
import * as m650 from './650-alert-watch.ts'
import * as m651 from './651-saved-view.ts'
import * as m660 from './660-cosignature-key.ts'
import * as m680 from './680-demo-stock.ts'
import * as m690 from './690-account-answers.ts'
import * as m710 from './710-tour.ts'
import * as m720 from './720-wrapped-keys.ts'
import * as m001 from './first-release/001-events.ts'
import * as m010 from './first-release/010-persona.ts'
import * as m020 from './first-release/020-session.ts'
import * as m030 from './first-release/030-advisory.ts'
import * as m040 from './first-release/040-kpi.ts'
import * as m050 from './first-release/050-memo.ts'
import * as m060 from './first-release/060-decision-log.ts'
import * as m070 from './first-release/070-focus.ts'
import * as m080 from './first-release/080-profile.ts'
import * as m090 from './first-release/090-connection.ts'
import * as m100 from './first-release/100-early-access.ts'
import * as m110 from './first-release/110-contact.ts'
import * as m120 from './first-release/120-brief.ts'
import * as m130 from './first-release/130-chat.ts'
import * as m140 from './first-release/140-passage.ts'
import * as m150 from './first-release/150-layout.ts'
import * as m155 from './first-release/155-log-index.ts'
import * as m160 from './first-release/160-checkpoint.ts'
import * as m170 from './first-release/170-erasure.ts'
import * as m180 from './first-release/180-chat-begun.ts'
import * as m190 from './first-release/190-fillfactor.ts'
import * as m200 from './first-release/200-memo-latest.ts'
import * as m750 from './operations/750-backup-report.ts'
import * as m760 from './operations/760-advisory-finding.ts'
import * as m770 from './operations/770-advisory-taken-back.ts'
import * as m780 from './operations/780-head-seal.ts'
import * as m790 from './operations/790-sign-ins.ts'

/** In the order of their names. */
export const migrations: Migrations = {
  '001-events': m001,
  '010-persona': m010,
  '020-session': m020,
  '030-advisory': m030,
  '040-kpi': m040,
  '050-memo': m050,
  '060-decision-log': m060,
  '070-focus': m070,
  '080-profile': m080,
  '090-connection': m090,
  '100-early-access': m100,
  '110-contact': m110,
  '120-brief': m120,
  '130-chat': m130,
  '140-passage': m140,
  '150-layout': m150,
  '155-log-index': m155,
  '160-checkpoint': m160,
  '170-erasure': m170,
  '180-chat-begun': m180,
  // The name recorded by the first release.
  '190-room-to-change': m190,
  '200-memo-latest': m200,
  '250-removed-secret': m250,
  '260-retention': m260,
  '270-stream-snapshot': m270,
  '280-session-clock': m280,
  '290-kpi-position': m290,
  '300-chat-plans': m300,
  '310-advisory-outcome': m310,
  '320-brief-chart': m320,
  '330-people': m330,
  '340-personal-profiles': m340,
  '350-passkeys': m350,
  '380-import': m380,
  '390-demo-copies': m390,
  '400-period': m400,
  '410-privacy': m410,
  '420-oidc': m420,
  '440-inbound': m440,
  '450-note': m450,
  '470-decision': m470,
  '480-demo-addresses': m480,
  '485-sign-in-rule': m485,
  '495-stored-bytes': m495,
  '496-decimal-words': m496,
  '510-dropped': m510,
  '520-digest': m520,
  '550-alert': m550,
  '570-session-half': m570,
  '590-search': m590,
  '610-share': m610,
  '615-share-maker': m615,
  '616-share-right': m616,
  '640-cosignature': m640,
  '650-alert-watch': m650,
  '651-saved-view': m651,
  '660-cosignature-key': m660,
  '680-demo-stock': m680,
  '690-account-answers': m690,
  '710-tour': m710,
  '720-wrapped-keys': m720,
  '750-backup-report': m750,
  '760-advisory-finding': m760,
  '770-advisory-taken-back': m770,
  '780-head-seal': m780,
  '790-sign-ins': m790,
}
