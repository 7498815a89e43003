/** Two executive styles look at one topic differently: in the measures they state or the options they propose. */
import { describe, expect, it } from 'vitest'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { brief, briefStyles, sentencesOf, topicsOnRecord } from '../advisor/brief-topics.ts'
import { seededRecords } from '../advisor/seeded-records.ts'
import { differ, figureIds, optionIds } from './brief-styles.ts'
import { stylePairs } from './style-table.ts'

const pairs = stylePairs

/** Out of ten topics, the number on which two styles must differ. */
const fewest = 8

const idsOf = (type: DemoBusiness, topic: string, style: string) => {
  const records = seededRecords(type)
  const draft = brief(records, topic, style)
  return [figureIds(draft), optionIds(records, topic, style, draft)]
}

describe.each(businessTypes)('briefs for %s', (type) => {
  it('differ in a measure or an option under the two styles of at least eight of ten pairs', () => {
    const same = pairs.filter(
      ([topic, one, other]) => !differ(idsOf(type, topic, one), idsOf(type, topic, other)),
    )
    expect(pairs.length - same.length, JSON.stringify(same)).toBeGreaterThanOrEqual(fewest)
  })

  it('do so under any two styles', () => {
    const all = topicsOnRecord.map((topic) => briefStyles.map((style) => idsOf(type, topic, style)))
    for (const [one, name] of briefStyles.entries())
      for (const [other, otherName] of briefStyles.entries()) {
        if (other <= one) continue
        const count = all.filter((byStyle) => differ(byStyle[one] ?? [], byStyle[other] ?? [])).length
        expect(count, `${name} and ${otherName}`).toBeGreaterThanOrEqual(fewest)
      }
  })

  it('on different topics share at most a fifth of their sentences', () => {
    const drafts = pairs.flatMap(([topic, one, other]) =>
      [one, other].map((style) => ({
        topic,
        sentences: sentencesOf(brief(seededRecords(type), topic, style)),
      })),
    )
    for (const one of drafts)
      for (const other of drafts) {
        if (one.topic === other.topic) continue
        const shared = one.sentences.filter((sentence) => other.sentences.includes(sentence))
        expect(
          shared.length / one.sentences.length,
          `${one.topic} / ${other.topic}: ${shared}`,
        ).toBeLessThanOrEqual(0.2)
      }
  })
})
