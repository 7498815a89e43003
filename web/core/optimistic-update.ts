/** A change that is shown before the service has answered. */
import type { CallError } from './api.ts'

/** How one call changes the thing that it is about, wherever the cache holds it. */
type Change<Thing, Thunk> = {
  readonly change: (to: (before: Thing) => Thing) => Thunk
  readonly predict: (before: Thing) => Thing
}

type Started<Thing, Thunk> = {
  readonly dispatch: (thunk: Thunk) => unknown
  readonly queryFulfilled: PromiseLike<{ data: Thing }>
}

// Somebody else was faster: what it was before is wrong, too, and how it is now comes with the list.
const isSettledBefore = (failure: unknown): boolean =>
  (failure as { readonly error?: CallError }).error?.status === 409

/**
 * `onQueryStarted` of a change: what is foreseen stands in the cache until the answer does, or until the failure puts back
 * what was there. By the thing and not by the place, so that a list in another order meanwhile does no harm.
 */
export const optimisticUpdate =
  <Input, Thing, Thunk>(changeOf: (input: Input) => Change<Thing, Thunk>) =>
  async (input: Input, { dispatch, queryFulfilled }: Started<Thing, Thunk>): Promise<void> => {
    const { change, predict } = changeOf(input)
    let was: Thing | undefined
    dispatch(
      change((before) => {
        was ??= before
        return predict(before)
      }),
    )
    try {
      const { data } = await queryFulfilled
      dispatch(change(() => data))
    } catch (failure) {
      dispatch(change((now) => (isSettledBefore(failure) ? now : (was ?? now))))
    }
  }
