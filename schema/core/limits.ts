/**
 * So many calls in so many seconds from one session, or from one address where there is no session. An address with
 * sessions may make twice as many, and all callers of one workspace together `workspace`, four times as many unless stated.
 */
export type Limit = { readonly calls: number; readonly seconds: number; readonly workspace?: number }

/** Event streams of one call that a session may have open. */
export const maxStreams = 6

/** The limits that many calls share, by the number of changes that a session may make in a minute. */
export const sharedLimits = (changes: number) =>
  ({
    /** All changing calls together. */
    change: { calls: changes, seconds: 60 },
    /** All reading at earlier moments (`x-as-of`). */
    past: { calls: 2 * changes, seconds: 60 },
    /** Public pages that are rendered for one query or one form, by address. */
    page: { calls: changes, seconds: 60 },
  }) as const satisfies Record<string, Limit>

/** What is allowed unless a setting says otherwise: changes of a session in a minute, bytes of events a workspace and day. */
export const usualAllowance = { changesPerMinute: 300, dailyBytes: 50_000_000 } as const

/** How much callers are allowed; `dailyBytes` 0 for no quota. */
export type Allowance = { readonly changesPerMinute: number; readonly dailyBytes: number }
