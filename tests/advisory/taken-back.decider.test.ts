/** An advisory whose figures were taken back with their file. */
import { it } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import type { AnyEvent } from '#schema/events'
import { ImportId } from '#schema/import/import'
import { advisoryDecider } from '../../service/advisory/advisory.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(advisoryDecider)
const advisoryId = decodeOrThrow(AdvisoryId, 'a1', 'id')
const importId = decodeOrThrow(ImportId, '019a9e9e-0000-7000-8000-000000000091', 'id')
const title = 'Bring supplies back'
const raised: AnyEvent = {
  type: 'AdvisoryRaised',
  data: { advisoryId, title, message: 'Supplies rose.', urgency: 'high' },
}
const accepted: AnyEvent = { type: 'AdvisoryAccepted', data: { advisoryId, title } }
const reopened: AnyEvent = { type: 'AdvisoryReopened', data: { advisoryId, title } }
const data = { advisoryId, title, importId, file: 'till.csv' }
const withdrawn: AnyEvent = { type: 'AdvisoryWithdrawn', data }
const marked: AnyEvent = { type: 'AdvisoryFiguresTakenBack', data }
const takeBack = { type: 'take-back', advisoryId, importId, file: 'till.csv' } as const

it('is withdrawn while it is open, and is gone then', () => {
  given(raised).when(takeBack).yields(withdrawn)
  given(raised, withdrawn).when(takeBack).refused('advisory/unknown')
  given(raised, withdrawn).when({ type: 'accept', advisoryId }).refused('advisory/unknown')
})

it('is marked once after it was accepted, and can still be carried out or taken back', () => {
  given(raised, accepted).when(takeBack).yields(marked)
  given(raised, accepted, marked).when(takeBack).refused('advisory/already-taken-back')
  given(raised, accepted, marked).when({ type: 'reopen', advisoryId }).yields(reopened)
  given(raised, accepted, marked, reopened).when(takeBack).yields(withdrawn)
})
