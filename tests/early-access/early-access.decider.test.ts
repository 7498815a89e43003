import { it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { EarlyAccessId } from '#schema/early-access/early-access'
import { earlyAccessDecider } from '../../service/early-access/early-access.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(earlyAccessDecider)
const data = {
  earlyAccessId: decodeOrThrow(EarlyAccessId, 'e1', 'id'),
  person: { subject: 'lead-e1', box: 'AAEC' },
  interests: [],
}

it('arrives once', () => {
  given().when(data).yields({ type: 'EarlyAccessRequested', data })
  given({ type: 'EarlyAccessRequested', data }).when(data).refused('early-access/known')
})
