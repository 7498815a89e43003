/** The hard questions are well formed, numbered, varied and unique; their patterns are valid. */
import { describe, expect, it } from 'vitest'
import { hardQuestions, manners, rawHardQuestions } from './hard.ts'

const all = hardQuestions()

describe(`${all.length} hard questions`, () => {
  it('have no field that is not known', () => {
    expect(all).toEqual(rawHardQuestions())
  })

  it('are numbered in order', () => {
    expect(all.map(({ id }) => id)).toEqual(
      all.map((_, index) => `hard-${String(index + 1).padStart(3, '0')}`),
    )
  })

  it('cover every way of asking, in both halves', () => {
    const isMissing = (manner: string, odd: number): boolean =>
      !all.some(({ id, category }) => category === manner && Number(id.slice(-3)) % 2 === odd)
    expect(manners.filter((manner) => isMissing(manner, 0) || isMissing(manner, 1))).toEqual([])
  })

  it('are asked once', () => {
    const texts = all.map(({ question, after = '' }) =>
      `${after} ${question}`.toLowerCase().replace(/[^a-z0-9]+/g, ' '),
    )
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('have patterns that can be read', () => {
    const patterns = all.flatMap(({ says = [], mustNot = [] }) => [...says, ...mustNot])
    expect(patterns.map((one) => new RegExp(one, 'i')).length).toBe(patterns.length)
  })
})
