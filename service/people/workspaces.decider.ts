/** Limits on businesses that a person adds: per day, and in total. */
import { subDays } from 'date-fns'
import { E } from '#schema/core/fp'
import { conflict } from '#schema/core/problem'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

export type WorkspacesCommand = { readonly now: string } & EventNamed<'WorkspaceMade'>['data']

/** When each business was added. */
export type WorkspacesState = { readonly madeAt: readonly string[] }

const [maxInAll, maxInADay] = [20, 5]

const tooMany = conflict(
  'people/workspaces',
  `A person can add ${maxInAll} businesses in all. Nothing was recorded.`,
)

const tooManyToday: typeof tooMany = {
  kind: 'limited',
  code: 'people/workspaces-today',
  detail: `A person can add ${maxInADay} businesses a day. Nothing was recorded. Try again tomorrow.`,
  retryAfter: 3600,
}

export const workspacesDecider: Decider<'people', WorkspacesCommand, WorkspacesState> = {
  slice: 'people',
  initial: { madeAt: [] },
  evolve: (state, event) =>
    event.type === 'WorkspaceMade' ? { madeAt: [...state.madeAt, event.recordedAt] } : state,
  decide: ({ now, ...data }, { madeAt }) => {
    if (madeAt.length >= maxInAll) return E.left(tooMany)
    const dayAgo = subDays(new Date(now), 1).toISOString()
    return madeAt.filter((moment) => moment > dayAgo).length >= maxInADay
      ? E.left(tooManyToday)
      : E.right([{ type: 'WorkspaceMade', data }])
  },
}
