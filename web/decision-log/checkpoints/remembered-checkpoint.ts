/** The last checked checkpoint of each log, stored in this browser. Not secret. */
/** A checked checkpoint, and when it was seen (ISO 8601). */
export type RememberedCheckpoint = { readonly note: string; readonly vkey: string; readonly seenAt: string }

const prefix = 'jarvin.checkpoint.'

const isRemembered = (value: unknown): value is RememberedCheckpoint =>
  typeof value === 'object' &&
  value !== null &&
  'note' in value &&
  'vkey' in value &&
  'seenAt' in value &&
  [value.note, value.vkey, value.seenAt].every((one) => typeof one === 'string')

/** The remembered checkpoint of a workspace; undefined on a first visit or when storage is blocked. */
export const recallCheckpoint = (workspace: string): RememberedCheckpoint | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + workspace) ?? 'null')
    return isRemembered(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores a checkpoint, replacing the earlier one. */
export const rememberCheckpoint = (workspace: string, checkpoint: RememberedCheckpoint): void => {
  try {
    localStorage.setItem(prefix + workspace, JSON.stringify(checkpoint))
  } catch {
    // Without storage every visit is a first one, and the screen says so.
  }
}

/** Forgets all logs, as if this browser were new. */
export const forgetCheckpoints = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/**
 * Number of events a signed note covers, from its second line, unchecked; the worker parses and checks the whole
 * note.
 */
export const sizeOfNote = (note: string): number => Number(note.split('\n')[1]) || 0
