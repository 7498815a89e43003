/** Each `@ts-expect-error` is a mistake that must not compile; tsc reports one that does. */
import { expect, expectTypeOf, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoDate } from '#schema/core/scalars'
import type { AnyEvent, EventNamed, SliceEvent } from '#schema/events'
import { MemoId } from '#schema/memo/memo'
import type { Decider } from '../../service/event-store/decider.ts'
import { dispatchOf } from '../../service/event-store/event-handlers.ts'
import type { PlacedEvent } from '../../service/event-store/recorded-event.ts'
import { joinProjections, type Projection, projection } from '../../service/read-models/projection.ts'
import { patch, put, type RowChange } from '../../service/read-models/row-change.ts'
import { table } from '../../service/read-models/table.ts'
import { recordedAt } from '../core/decider-spec.ts'

const counts = table('counts', { id: 'text', position: 'bigint' }, 'id')
const count = ({ position }: { readonly position: number }): readonly RowChange[] => [
  put(counts, { id: 'a', position }),
]
const nothing = (): readonly RowChange[] => []

it('gives a slice its own events', () => {
  expectTypeOf<SliceEvent<'persona'>['type']>().toEqualTypeOf<'PersonaChanged'>()
  expectTypeOf<SliceEvent<'kpi'>['type']>().toEqualTypeOf<'KpiRecorded' | 'HoursRecorded'>()
  expectTypeOf<SliceEvent>().toEqualTypeOf<AnyEvent>()
})

it('lets a decider fold and emit events of its slice only', () => {
  const rules: Decider<'persona', null, number> = {
    slice: 'persona',
    initial: 0,
    evolve: (state, event) => {
      expectTypeOf(event.type).toEqualTypeOf<'PersonaChanged'>()
      // @ts-expect-error An event of another slice is in no stream of this one.
      return event.type === 'MemoRead' ? 0 : state + 1
    },
    // @ts-expect-error An event of another slice.
    decide: () => E.right([{ type: 'LogExported', data: {} }]),
  }
  // @ts-expect-error The rules of one slice under the name of another.
  const renamed: Decider<'memo', null, number> = { ...rules, decide: () => E.right([]) }
  expect(renamed.slice).toBe('persona')
})

it('lets a projection leave out an event only where it says so', () => {
  const whole = projection({
    slice: 'kpi',
    tables: [counts],
    on: { KpiRecorded: count, HoursRecorded: nothing },
  })
  const ignoring = projection({
    slice: 'kpi',
    tables: [counts],
    ignored: ['HoursRecorded'],
    on: { KpiRecorded: count },
  })
  projection({
    slice: 'kpi',
    tables: [counts],
    // @ts-expect-error `HoursRecorded` is neither projected nor ignored.
    on: { KpiRecorded: count },
  })
  projection({
    slice: 'kpi',
    tables: [counts],
    // @ts-expect-error An event of another slice cannot be ignored.
    ignored: ['MemoRead'],
    on: { KpiRecorded: count, HoursRecorded: nothing },
  })
  projection({
    slice: 'kpi',
    tables: [counts],
    ignored: ['HoursRecorded'],
    // @ts-expect-error What is ignored has no handler.
    on: { KpiRecorded: count, HoursRecorded: nothing },
  })
  projection({
    slice: 'kpi',
    tables: [counts],
    // @ts-expect-error An event of another slice has no handler.
    on: { KpiRecorded: count, HoursRecorded: nothing, MemoRead: nothing },
  })
  const date = decodeOrThrow(IsoDate, '2026-11-20', 'A day')
  // @ts-expect-error The projection of one slice in place of another.
  const renamed: Projection<'memo'> = whole
  expect(renamed.slice).toBe('kpi')
  const hours: PlacedEvent = { type: 'HoursRecorded', data: { date, hours: [] }, recordedAt, position: 7 }
  expect([whole, ignoring].map((one) => joinProjections([one])(hours))).toEqual([[], []])
})

it('gives each handler its event, with the position', () => {
  const one = projection({
    slice: 'memo',
    tables: [counts],
    ignored: ['MemoReceived', 'MemoArchived'],
    on: {
      MemoRead: (event) => {
        expectTypeOf(event).toEqualTypeOf<PlacedEvent<EventNamed<'MemoRead'>>>()
        // @ts-expect-error A column of this name is not in the table.
        const wrong = patch(counts, { id: event.data.memoId, status: 'read' })
        expect(wrong.kind).toBe('patch')
        return [patch(counts, { id: event.data.memoId, position: event.position })]
      },
    },
  })
  const memoId = decodeOrThrow(MemoId, 'm', 'An id')
  const read: PlacedEvent = { type: 'MemoRead', data: { memoId }, recordedAt, position: 7 }
  expect(joinProjections([one])(read)).toEqual([
    { kind: 'patch', table: counts, row: { id: 'm', position: 7 } },
  ])
})

it('gives the events of several slices to their handlers, each named or left out on purpose', () => {
  const settled = dispatchOf<'advisory', string>({
    AdvisoryRaised: null,
    AdvisoryAccepted: ({ data }) => data.advisoryId,
    AdvisoryDismissed: ({ data }) => data.advisoryId,
    AdvisoryReopened: null,
    AdvisoryDeferred: null,
    AdvisoryWithdrawn: null,
    AdvisoryFiguresTakenBack: null,
    DecisionPlanned: null,
    DecisionDone: null,
    DecisionResumed: null,
    AdvisoryOutcomeRecorded: null,
  })
  expect(settled.types).toEqual(['AdvisoryAccepted', 'AdvisoryDismissed'])
  // @ts-expect-error Events of the second slice are missing.
  dispatchOf<'advisory' | 'persona', string>({
    AdvisoryRaised: null,
    AdvisoryAccepted: null,
    AdvisoryDismissed: null,
    AdvisoryOutcomeRecorded: null,
  })
})
