import { describe, it } from 'vitest'
import { ActionId } from '#schema/brief/brief.events'
import type { Basis } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { type ActionCommand, actionDecider } from '../../service/brief/action.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(actionDecider)
const basis: Basis = {
  advisor: { name: 'built-in', promptVersion: 'built-in-actions-1' },
  confidence: { percent: 70, coverage: 1, recency: 1, agreement: 0.4, because: 'Three of four agree.' },
  figures: [],
  passages: [],
  unverified: [],
}
const actionId = decodeOrThrow(ActionId, 'a1', 'An id')
const email = { audience: 'All', subject: 'Roster', body: 'Hi all', purpose: 'To plan', figures: [] }
const generated: ActionCommand = {
  type: 'EmailDraftsGenerated',
  data: { actionId, count: 1, emails: [email], basis },
}

describe('an action', () => {
  it('is recorded as written', () => given().when(generated).yields(generated))
  it('is recorded once, even if it is empty', () => {
    given(generated).when(generated).refused('brief/already-generated')
    const empty: ActionCommand = {
      type: 'SocialPlanGenerated',
      data: { actionId, days: 1, posts: [], basis },
    }
    given(empty).when(generated).refused('brief/already-generated')
  })
})
