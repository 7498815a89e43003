/** Rules of a brief: written once, never changed. */

import type { Brief } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { Decider } from '../event-store/decider.ts'

/** Keeps a brief as the advisor wrote it. */
export type BriefCommand = { readonly type: 'keep' } & Pick<
  Brief,
  'id' | 'topic' | 'title' | 'category' | 'what' | 'why' | 'soWhat' | 'personaKey' | 'basis' | 'chart'
>

/** The brief; null before it was written. */
export type BriefState = Brief | null

export const briefDecider: Decider<'brief', BriefCommand, BriefState> = {
  slice: 'brief',
  initial: null,
  evolve: (state, event) => {
    if (event.type !== 'BriefGenerated') return state
    const { briefId, ...rest } = event.data
    const createdAt = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
    return { id: briefId, ...rest, confidence: rest.basis.confidence.percent, createdAt }
  },
  decide: ({ type: _, id, ...rest }, state) =>
    state
      ? E.left(conflict('brief/already-written', 'This brief has already been written.'))
      : E.right([{ type: 'BriefGenerated', data: { briefId: id, ...rest } }]),
}
