/** Planted wrong statements of a model: how many are marked, and how many right ones are. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { plantedOutcomes } from './planted-outcomes.ts'
import { wrongs } from './planted-statements.ts'

describe.each(businessTypes)('statements about %s', (trade) => {
  const { outcomes } = plantedOutcomes(trade)
  it.each(wrongs)('with a wrong %s are marked, at least 99 in 100', (wrong) => {
    const planted = outcomes.filter((one) => one.wrong === wrong)
    const missed = planted.filter(({ isMarked }) => !isMarked)
    const message = `${planted.length - missed.length} of ${planted.length} marked; missed: ${missed
      .slice(0, 12)
      .map(({ text }) => text)
      .join(' | ')}`
    expect(planted.length).toBeGreaterThan(50)
    expect(missed.length / planted.length, message).toBeLessThanOrEqual(0.01)
  })

  it('that are right are left alone, at least 99 in 100', () => {
    const right = outcomes.filter(({ wrong }) => wrong === undefined)
    const marked = right.filter(({ isMarked }) => isMarked)
    const message = `${marked.length} of ${right.length} marked: ${marked
      .slice(0, 12)
      .map(({ shown }) => shown)
      .join(' | ')}`
    expect(right.length).toBeGreaterThan(100)
    expect(marked.length / right.length, message).toBeLessThanOrEqual(0.01)
  })
})
