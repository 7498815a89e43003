/** The presets of the executive styles use only values that the form offers. */
import { expect, it } from 'vitest'
import {
  BusinessProfileFields,
  businessProfileDefaults,
  decisionStyles,
  riskTolerances,
  tones,
} from '#schema/profile/profile'
import { presetOf } from '../../web/profile/presets.ts'

const keys = ['hospitality_ceo', 'value_investor', 'innovation_focused', 'growth_hacker', 'operations_expert']

it.each(keys)('%s fills in tone, decision style, risk tolerance and all three lists', (key) => {
  const preset = presetOf(key)
  expect(BusinessProfileFields.is({ ...businessProfileDefaults, ...preset })).toBe(true)
  expect(tones).toContain(preset?.preferredTone)
  expect(decisionStyles).toContain(preset?.decisionMakingStyle)
  expect(riskTolerances).toContain(preset?.riskTolerance)
  for (const list of [preset?.primaryObjectives, preset?.keyChallenges, preset?.industryFocus]) {
    expect(list?.length).toBeGreaterThan(0)
    expect(new Set(list).size).toBe(list?.length)
  }
})

it('the five presets differ', () => {
  expect(new Set(keys.map((key) => JSON.stringify(presetOf(key)))).size).toBe(keys.length)
})

it.each([null, '', 'lion_tamer', 'constructor', 'Value Investor'])('there is no preset for %s', (key) => {
  expect(presetOf(key)).toBeUndefined()
})
