/** Whether the tour is offered to a person, and that they left it. */
import { E } from '#schema/core/fp'
import type { tourEndpoints } from '#schema/profile/tour.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { tourDecider } from './tour.decider.ts'

export const tourHandlers: Handlers<typeof tourEndpoints> = {
  getTour: async (_input, { db, session }) => {
    const left = await db
      .selectFrom('tour_ending')
      .select('account_id')
      .where('account_id', '=', session.accountId ?? '')
      .executeTakeFirst()
    return E.right({ isOffered: left === undefined })
  },

  leaveTour: async ({ ending }, { run, session: { accountId } }) =>
    run({
      decider: tourDecider,
      id: accountId === undefined ? 'tour' : `tour-${accountId}`,
      command: { ending, ...(accountId === undefined ? {} : { accountId }) },
      answer: (hasLeft) => ({ isOffered: !hasLeft }),
    }),
}
