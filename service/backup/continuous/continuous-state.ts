/** What is known of the continuous backup, for the log of the service and the screens. */

/** `reachedAt` is the moment up to which all is in the backup, undefined before there is one; `fault` is why it does not go on. */
export type ContinuousState = { readonly reachedAt: string | undefined; readonly fault: string | undefined }

/** Holds the state of this process; undefined without a continuous backup. */
export type ContinuousStatus = {
  readonly read: () => ContinuousState | undefined
  readonly set: (state: ContinuousState) => void
}

export const openContinuousStatus = (): ContinuousStatus => {
  let state: ContinuousState | undefined
  return {
    read: () => state,
    set: (next) => {
      state = next
    },
  }
}
