/** Writes down, for pairs of briefs on one topic, the measures and options that only one of the two styles has. */
import type { DemoBusiness } from '#schema/session/session'
import { brief } from '../advisor/brief-topics.ts'
import { seededRecords } from '../advisor/seeded-records.ts'
import { optionIds } from './brief-styles.ts'

/** Topics with the two styles that are compared. */
export const stylePairs = [
  ['Where does the profit margin go?', 'operations_expert', 'growth_hacker'],
  ['Should we raise prices by 4%?', 'hospitality_ceo', 'risk_manager'],
  ['What do suppliers cost us?', 'financial_analyst', 'value_investor'],
  ['Which hours carry too many staff?', 'operations_expert', 'innovation_focused'],
  ['How do we win more customers?', 'growth_hacker', 'value_investor'],
  ['How long does our cash last?', 'risk_manager', 'growth_hacker'],
  ['Is the rent too high?', 'hospitality_ceo', 'financial_analyst'],
  ['What does our advertising bring?', 'growth_hacker', 'financial_analyst'],
  ['What happens in a recession?', 'risk_manager', 'innovation_focused'],
  ['What will sales be in December?', 'hospitality_ceo', 'operations_expert'],
] as const

/** What a brief under a style states: its measures by label, and its options by key. */
export type Stated = { readonly measures: ReadonlySet<string>; readonly options: ReadonlySet<string> }

/** One pair: the topic, and what only the first and only the second style states. */
export type StylePair = {
  readonly topic: string
  readonly styles: readonly [string, string]
  readonly only: readonly [Stated, Stated]
}

const statedBy = (type: DemoBusiness, topic: string, style: string): Stated => {
  const records = seededRecords(type)
  const draft = brief(records, topic, style)
  const text = [draft.title, draft.what, draft.why, draft.soWhat].join(' ')
  const shown = draft.basis.figures.filter((figure) => text.includes(figure.shown))
  // The title of an advisory names an option.
  const titles = new Map<string, string>(records.advisories.map(({ id, title }) => [id, title]))
  return {
    measures: new Set(shown.map(({ label }) => label)),
    options: new Set([...optionIds(records, topic, style, draft)].map((key) => titles.get(key) ?? key)),
  }
}

const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one].filter((name) => !other.has(name)))

const onlyIn = (one: Stated, other: Stated): Stated => ({
  measures: without(one.measures, other.measures),
  options: without(one.options, other.options),
})

/** All pairs of a business. */
export const pairsOf = (type: DemoBusiness): readonly StylePair[] =>
  stylePairs.map(([topic, first, second]) => {
    const [one, other] = [statedBy(type, topic, first), statedBy(type, topic, second)]
    return { topic, styles: [first, second], only: [onlyIn(one, other), onlyIn(other, one)] }
  })

/** True if either side has a measure or an option that the other lacks. */
export const isTellable = ({ only }: StylePair): boolean =>
  only.some(({ measures, options }) => measures.size + options.size > 0)

const listed = (names: ReadonlySet<string>): string =>
  names.size === 0 ? '–' : [...names].sort().join('; ').replaceAll('|', '/')

const cell = ({ measures, options }: Stated): string =>
  `options: ${listed(options)}. Figures: ${listed(measures)}`

/** The table of a business, in Markdown. */
export const tableOf = (type: DemoBusiness, pairs: readonly StylePair[]): string =>
  [
    `## ${type}`,
    '',
    '| topic | style | only under this style |',
    '|---|---|---|',
    ...pairs.flatMap(({ topic, styles, only }) =>
      styles.map((style, at) => `| ${topic} | ${style} | ${only[at] ? cell(only[at]) : ''} |`),
    ),
    '',
  ].join('\n')
