/** given(events).when(command).yields(events) or refused(code): a decider's rules read as sentences. */
import { expect } from 'vitest'
import { E } from '#schema/core/fp'
import type { AnyEvent } from '#schema/events'
import type { Decider } from '../../service/event-store/decider.ts'
import type { Json } from '../../service/runtime/json.ts'

/** When every event of a decider test was recorded. */
export const recordedAt = '2026-11-20T00:00:00.000Z'

/** Starts a sentence about one decider. */
export const rulesOf = <C, S extends Json>(decider: Decider<C, S>) => ({
  given: (...past: readonly AnyEvent[]) => ({
    when: (command: C) => {
      const state = past.reduce<S>((s, event) => decider.evolve(s, { ...event, recordedAt }), decider.initial)
      const decision = decider.decide(command, state)
      return {
        yields: (...expected: readonly AnyEvent[]) => expect(decision).toEqual(E.right(expected)),
        refused: (code: string) =>
          expect(E.isLeft(decision) ? decision.left.code : `accepted: ${JSON.stringify(decision)}`).toBe(
            code,
          ),
      }
    },
  }),
})
