import { describe, it } from 'vitest'
import type { Arrangement } from '#schema/layout/layout'
import { layoutDecider } from '../../service/layout/layout.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(layoutDecider)
const wide: Arrangement = {
  dashboard: 'finance',
  width: 'wide',
  panels: [
    { id: 'revenue', x: 0, y: 0, w: 6, h: 4 },
    { id: 'margin', x: 6, y: 0, w: 6, h: 4 },
  ],
}
const arranged = { type: 'LayoutArranged', data: wide } as const

describe('an arrangement', () => {
  it('is recorded', () => given().when(wide).yields(arranged))

  it('is recorded once', () => given(arranged).when(wide).yields())

  it('can be reset', () =>
    given(arranged)
      .when({ ...wide, panels: [] })
      .yields({ type: 'LayoutArranged', data: { ...wide, panels: [] } }))

  it('has each panel once', () =>
    given()
      .when({ ...wide, panels: [...wide.panels, { id: 'margin', x: 0, y: 4, w: 2, h: 2 }] })
      .refused('invalid'))

  it('stays within its columns', () =>
    given()
      .when({ ...wide, width: 'medium' })
      .refused('invalid'))
})
