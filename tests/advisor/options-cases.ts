/** Topics, styles and made-up advisories for tests of options. */
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { businessTypes } from '#schema/session/session'
import type { Option } from '../../service/advisor/options/option.ts'
import { optionsFor } from '../../service/advisor/options/options-for.ts'
import type { Records } from '../../service/advisor/records.ts'
import { madeOnce } from './made-once.ts'
import { seededRecords } from './seeded-records.ts'

export const styles = [
  'hospitality_ceo',
  'value_investor',
  'innovation_focused',
  'growth_hacker',
  'operations_expert',
  'financial_analyst',
  'risk_manager',
]
export const matters = [
  'How do we improve our margin?',
  'Should we cut prices by 5%?',
  'Should we raise prices by 3%?',
  'What do the supplier prices cost us?',
  'Which hours carry too many staff?',
  'How do we win more customers?',
  'How long does our cash last?',
  'Is the lease worth renewing?',
  'What should we do next?',
  'Should we spend less on advertising?',
  'One shift less on Tuesdays?',
]
export const all = businessTypes.map((type) => seededRecords(type))
export const cafe = seededRecords('cafe')
const found = new WeakMap<Records, Map<string, readonly Option[]>>()

/** The options for a topic; found once for the same records, since many tests read the same ones. */
export const options = (records: Records, matter: string, style = 'financial_analyst'): readonly Option[] =>
  madeOnce(found, records, `${style}: ${matter}`, () => optionsFor({ records }, matter, style))

export const advisory = (title: string, status: Advisory['status'], worth?: string): Advisory =>
  decodeOrThrow(
    Advisory,
    {
      id: `made-up-${title}-${status}`
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .slice(0, 60),
      title,
      message: 'Seen in the books.',
      urgency: 'medium',
      status,
      createdAt: '2026-11-02T01:00:00.000Z',
      ...(status === 'new' ? {} : { settledAt: '2026-11-03T01:00:00.000Z' }),
      ...(worth ? { worth } : {}),
    },
    'An advisory',
  )
