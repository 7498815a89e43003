/** The form of a brief: its length, its figures, and that no two briefs on different topics say the same. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import {
  brief,
  briefStyles,
  figuresIn,
  sentencesOf,
  textsOf,
  topicsOffRecord,
  topicsOnRecord,
  wordsIn,
} from './brief-topics.ts'
import { quotableOf, strayNumbers, wrongFigures } from './checker.ts'
import { mechanicalFaults } from './mechanical-faults.ts'
import { seededRecords } from './seeded-records.ts'

const topics = [...topicsOnRecord, ...topicsOffRecord]

describe.each(businessTypes)('a brief for %s', (type) => {
  const records = seededRecords(type)

  it('has 120 to 180 words and 4 to 8 figures', () => {
    for (const style of briefStyles)
      for (const topic of topics) {
        const draft = brief(records, topic, style)
        const name = `${topic} ${style}: ${textsOf(draft).join('\n')}`
        expect(wordsIn(draft), name).toBeGreaterThanOrEqual(120)
        expect(wordsIn(draft), name).toBeLessThanOrEqual(180)
        expect(figuresIn(draft), name).toBeLessThanOrEqual(8)
        expect(figuresIn(draft), name).toBeGreaterThanOrEqual(topicsOffRecord.includes(topic) ? 3 : 4)
      }
  })

  it('has a figure behind every number, and no fault of grammar', () => {
    for (const style of briefStyles)
      for (const topic of topics) {
        const draft = brief(records, topic, style)
        expect(wrongFigures(records, draft.basis.figures, topic)).toEqual([])
        expect(textsOf(draft).join(' ')).not.toMatch(
          /(?:Along with|While) [^.]* by (?:0\.[12] points|\$0\.0\d)/,
        )
        expect(strayNumbers(textsOf(draft), draft.basis, quotableOf(records, topic))).toEqual([])
        for (const text of textsOf(draft)) expect(mechanicalFaults(text), text).toEqual([])
      }
  })

  it('shares at most a fifth of its sentences with a brief on another topic', () => {
    for (const style of briefStyles) {
      const drafts = topics.map((topic) => ({ topic, sentences: sentencesOf(brief(records, topic, style)) }))
      for (const one of drafts)
        for (const other of drafts) {
          if (one === other) continue
          const shared = one.sentences.filter((sentence) => other.sentences.includes(sentence))
          expect(
            shared.length / one.sentences.length,
            `${style}: ${one.topic} / ${other.topic}\n${shared.join('\n')}`,
          ).toBeLessThanOrEqual(0.2)
        }
    }
  })

  it('is another under another style', () => {
    for (const topic of topicsOnRecord) {
      const drafts = briefStyles.map((style) => textsOf(brief(records, topic, style)).join('\n'))
      expect(new Set(drafts).size, topic).toBeGreaterThanOrEqual(6)
    }
  })

  it('begins with a finding, since a list shows no more than the first 120 characters', () => {
    for (const topic of topicsOnRecord) expect(brief(records, topic).what.slice(0, 120), topic).toMatch(/\d/)
  })
})
