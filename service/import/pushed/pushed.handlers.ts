/** Pushed sales: receives messages, lists deliveries, and retries unreadable messages. */
import { E } from '#schema/core/fp'
import { conflict, missing } from '#schema/core/problem'
import { deciders } from '#schema/core/roles'
import type { pushedEndpoints } from '#schema/import/pushed.endpoints'
import type { Handlers } from '../../http/handlers.ts'
import { filesSubject } from '../../sealing/kept-files.ts'
import { readPlace } from '../import.queries.ts'
import { inTurn } from '../turns.ts'
import { listFeeds } from './list-feeds.ts'
import { readDelivery } from './read-delivery.ts'
import { receiveDelivery } from './receive.ts'
import { recordRead } from './record-deliveries.ts'

const noLetter = missing('import/letter', 'letterId', 'There is no such message here that waits to be read.')

export const pushedHandlers: Handlers<typeof pushedEndpoints> = {
  receiveDelivery: ({ connectionId }, context) => receiveDelivery(connectionId, context),

  listFeeds: async (_input, { db, service, session, now, origin }) =>
    E.right(
      await listFeeds(db, {
        workspace: session.workspace,
        now,
        origin,
        seesAddress: deciders.some((role) => role === session.role),
        sealer: service.sealer,
      }),
    ),

  retryDelivery: ({ connectionId, letterId }, { db, service, session, now }) =>
    inTurn(session.workspace, async () => {
      const letter = await db
        .selectFrom('import_letter')
        .select('id')
        .where('id', '=', letterId)
        .where('connection_id', '=', connectionId)
        .executeTakeFirst()
      const delivery = await db
        .selectFrom('import_delivery')
        .selectAll()
        .where('id', '=', letterId)
        .where('connection_id', '=', connectionId)
        .executeTakeFirst()
      if (!letter || !delivery || delivery.body === null) return E.left(noLetter)
      const key = await service.sealer.key(session.workspace, filesSubject)
      const place = { ...(await readPlace(db, now)), now }
      const read = readDelivery(delivery, key, place, service.report)
      if (read.refusal)
        return E.left(
          conflict('import/still-unreadable', `${read.refusal.reason}. Nothing was recorded; it stays here.`),
        )
      await recordRead(service, session.workspace, [read], true)
      return E.right({})
    }),
}
