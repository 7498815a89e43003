import { describe, it } from 'vitest'
import { BriefId } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { type BriefCommand, briefDecider } from '../../service/brief/brief.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(briefDecider)
const id = decodeOrThrow(BriefId, 'b1', 'An id')
const { type, ...brief }: BriefCommand = {
  type: 'keep',
  id,
  topic: 'Margin',
  title: 'Margin is down',
  category: 'Margin and costs',
  what: 'It was higher.',
  why: 'Costs rose.',
  soWhat: 'Ask for a quote.',
  personaKey: 'value_investor',
  basis: {
    advisor: { name: 'built-in', promptVersion: 'built-in-1' },
    confidence: { percent: 70, coverage: 1, recency: 1, agreement: 0.4, because: 'Three of four agree.' },
    figures: [],
    passages: [],
    unverified: [],
  },
}
const { id: _, ...data } = brief
const generated = { type: 'BriefGenerated', data: { briefId: id, ...data } } as const

describe('a brief', () => {
  it('is recorded as written', () =>
    given()
      .when({ type, ...brief })
      .yields(generated))
  it('is written only once', () =>
    given(generated)
      .when({ type, ...brief })
      .refused('brief/already-written'))
})
