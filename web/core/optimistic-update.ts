/** Shows a change before the service has answered. */
import type { CallError } from './api.ts'

/** How to change one thing wherever the cache has it, and the predicted result. */
type Change<Thing, Thunk> = {
  readonly change: (to: (before: Thing) => Thing) => Thunk
  readonly predict: (before: Thing) => Thing
}

type Started<Thing, Thunk> = {
  readonly dispatch: (thunk: Thunk) => unknown
  readonly queryFulfilled: PromiseLike<{ data: Thing }>
}

// On a conflict both the old and the predicted value are wrong; the refetched list brings the right one.
const isConflict = (failure: unknown): boolean =>
  (failure as { readonly error?: CallError }).error?.status === 409

/**
 * `onQueryStarted` for a mutation: the cache shows the prediction until the answer arrives, or until a failure
 * restores the previous value. Finds the thing by id, not by index, so a reordered list does no harm.
 */
export const optimisticUpdate =
  <Input, Thing, Thunk>(changeOf: (input: Input) => Change<Thing, Thunk>) =>
  async (input: Input, { dispatch, queryFulfilled }: Started<Thing, Thunk>): Promise<void> => {
    const { change, predict } = changeOf(input)
    let previous: Thing | undefined
    dispatch(
      change((before) => {
        previous ??= before
        return predict(before)
      }),
    )
    try {
      const { data } = await queryFulfilled
      dispatch(change(() => data))
    } catch (failure) {
      dispatch(change((now) => (isConflict(failure) ? now : (previous ?? now))))
    }
  }
