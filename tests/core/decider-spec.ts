/** Test sentences for deciders: given(events).when(command).yields(events) or refused(code). */
import { expect } from 'vitest'
import { E } from '#schema/core/fp'
import type { AnyEvent } from '#schema/events'
import { type AnyDecider, evolve } from '../../service/event-store/decider.ts'
import type { Json } from '../../service/runtime/json.ts'

/** Time of every event in a decider test. */
export const recordedAt = '2026-11-20T00:00:00.000Z'

export const deciderSpec = <C, S extends Json>(decider: AnyDecider<C, S>) => ({
  given: (...past: readonly AnyEvent[]) => ({
    when: (command: C) => {
      const state = past.reduce<S>(
        (s, event) => evolve(decider, s, { ...event, recordedAt }),
        decider.initial,
      )
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
