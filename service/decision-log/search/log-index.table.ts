/** Rows of the log index. */

/** A row of the term index; `positions` is a bit string. */
export type LogIndexRow = { workspace: string; term: string; chunk: number; positions: string }

/** A row per chunk; times are milliseconds since 1970. */
export type LogChunkRow = { workspace: string; chunk: number; earliest: number; latest: number; ids: Buffer }
