/** Scenes for digests: a business without records, and the defaults of a digest. */
import { businessProfileDefaults } from '#schema/profile/profile'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'
import type { DigestScene } from '../../service/digest/compose/digest-scene.ts'

export const sceneOf = (records: Records, more: Partial<DigestScene> = {}): DigestScene => ({
  kind: 'weekly',
  context: advisorContext(records),
  personaKey: 'hospitality_ceo',
  sensitivity: 'medium',
  open: [],
  scored: [],
  ...more,
})

export const emptyRecords: Records = {
  business: { name: 'Larkin Street Bakery', type: 'cafe', isOwn: true },
  now: new Date('2026-11-16T07:00:00+10:00'),
  kpis: [],
  days: [],
  focus: null,
  profile: businessProfileDefaults,
  advisories: [],
  memos: [],
  briefs: [],
}
