/**
 * At most `calls` in `seconds` per session. All sessions of one address together may make twice as many; its calls without a
 * session are counted separately, up to `calls`. All callers of a workspace together may make `workspace` calls, by default
 * four times as many.
 */
export type Limit = { readonly calls: number; readonly seconds: number; readonly workspace?: number }

/** Open event streams per session, over all calls. */
export const maxStreams = 6

/** Limits shared by several calls; `changes` is the number of changes per session and minute. */
export const sharedLimits = (changes: number) =>
  ({
    /** All changing calls. */
    changes: { calls: changes, seconds: 60 },
    /** All reads of earlier moments (`x-as-of`). */
    asOf: { calls: 2 * changes, seconds: 60 },
    /** Public pages rendered for a query or a form, per address. */
    pages: { calls: changes, seconds: 60 },
  }) as const satisfies Record<string, Limit>

/** Default allowance. */
export const defaultAllowance = { changesPerMinute: 300, dailyBytes: 50_000_000 } as const

/** Changes per session and minute, and bytes of events and records per workspace and day; `dailyBytes` 0 means no quota. */
export type Allowance = { readonly changesPerMinute: number; readonly dailyBytes: number }
