/** What this browser remembers of each log: the last checkpoint that it checked. Nothing in it is secret. */
/** A checkpoint that was seen and checked, and when (ISO 8601). */
export type RememberedCheckpoint = { readonly note: string; readonly vkey: string; readonly seenAt: string }

const prefix = 'jarvin.checkpoint.'

const isRemembered = (value: unknown): value is RememberedCheckpoint =>
  typeof value === 'object' &&
  value !== null &&
  'note' in value &&
  'vkey' in value &&
  'seenAt' in value &&
  [value.note, value.vkey, value.seenAt].every((one) => typeof one === 'string')

/** The remembered checkpoint of a workspace's log; undefined on the first visit, or where nothing can be kept. */
export const recallCheckpoint = (workspace: string): RememberedCheckpoint | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + workspace) ?? 'null')
    return isRemembered(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Remembers a checkpoint in place of an earlier one. */
export const rememberCheckpoint = (workspace: string, checkpoint: RememberedCheckpoint): void => {
  try {
    localStorage.setItem(prefix + workspace, JSON.stringify(checkpoint))
  } catch {
    // A browser that keeps nothing can only ever make a first visit, and the screen says so.
  }
}

/** Forgets every log, as a browser does that was never here. */
export const forgetCheckpoints = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/** How many events a signed note covers, by its second line; the worker reads it whole, and checks it. */
export const sizeOfNote = (note: string): number => Number(note.split('\n')[1]) || 0
