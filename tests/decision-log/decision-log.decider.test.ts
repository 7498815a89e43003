import { it } from 'vitest'
import type { AnyEvent } from '#schema/events'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(decisionLogDecider)
const toggled = (showIdentifiers: boolean): AnyEvent => ({
  type: 'IdentifiersToggled',
  data: { showIdentifiers },
})

it('toggles on each use, starting from masked', () => {
  given().when({ type: 'toggle' }).yields(toggled(true))
  given(toggled(true)).when({ type: 'toggle' }).yields(toggled(false))
  given(toggled(true), toggled(false)).when({ type: 'toggle' }).yields(toggled(true))
})
