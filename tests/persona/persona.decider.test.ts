import { it } from 'vitest'
import type { AnyEvent } from '#schema/events'
import { personaDecider } from '../../service/persona/persona.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(personaDecider)
const first: AnyEvent = {
  type: 'PersonaChanged',
  data: { personaKey: 'hospitality_ceo', previousPersona: null },
}

it('records the style it replaced', () => {
  given().when({ type: 'select', personaKey: 'hospitality_ceo' }).yields(first)
  given(first)
    .when({ type: 'select', personaKey: 'value_investor' })
    .yields({
      type: 'PersonaChanged',
      data: { personaKey: 'value_investor', previousPersona: 'hospitality_ceo' },
    })
})

it('records nothing when the style is already in use', () => {
  given(first).when({ type: 'select', personaKey: 'hospitality_ceo' }).yields()
})
