/** Topics that differ in substance, for tests of briefs, and a brief of a demo business. */
import type { Passage } from '#schema/core/advice'
import { writeBriefFromRecords } from '../../service/advisor/briefs/write-brief.ts'
import type { BriefDraft } from '../../service/advisor/engine.ts'
import type { Records } from '../../service/advisor/records.ts'
import { madeOnce } from './made-once.ts'

export const briefStyles = [
  'hospitality_ceo',
  'value_investor',
  'innovation_focused',
  'growth_hacker',
  'operations_expert',
  'financial_analyst',
  'risk_manager',
]

/** Topics on record, each about something else. */
export const topicsOnRecord = [
  'Where does the profit margin go?',
  'Should we raise prices by 4%?',
  'What do suppliers cost us?',
  'Which hours carry too many staff?',
  'How do we win more customers?',
  'How long does our cash last?',
  'Is the rent too high?',
  'What does our advertising bring?',
  'What happens in a recession?',
  'Is revenue growing?',
]

/** Topics about which no record says anything. */
export const topicsOffRecord = [
  'Which espresso machine should we buy?',
  'Should we paint the façade green?',
  'Do we need a mascot?',
]

const written = new WeakMap<Records, Map<string, BriefDraft>>()

/** A brief; without passages it is written only once, since many tests read the same briefs. */
export const brief = (
  records: Records,
  topic: string,
  personaKey = 'value_investor',
  passages: readonly Passage[] = [],
): BriefDraft => {
  const write = () => writeBriefFromRecords({ records, topic, personaKey, passages })
  return passages.length > 0 ? write() : madeOnce(written, records, `${personaKey}: ${topic}`, write)
}

export const textsOf = ({ title, what, why, soWhat }: BriefDraft): readonly string[] => [
  title,
  what,
  why,
  soWhat,
]

/** The sentences below the title. */
export const sentencesOf = ({ what, why, soWhat }: BriefDraft): readonly string[] =>
  [what, why, soWhat].flatMap((text) => text.split(/(?<=[.!?”])\s+(?=[A-Z“])/))

export const wordsIn = ({ what, why, soWhat }: BriefDraft): number =>
  [what, why, soWhat].join(' ').split(/\s+/).length

/** The figures of the basis that appear in the texts. */
export const figuresIn = (draft: BriefDraft): number => {
  const text = [draft.what, draft.why, draft.soWhat].join(' ').replaceAll(/“[^”]*”/g, '')
  return new Set(draft.basis.figures.filter(({ shown }) => text.includes(shown)).map(({ shown }) => shown))
    .size
}
