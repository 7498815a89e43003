/** What a link shows: one item as of a position, by the queries that read an earlier moment. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { SharedContent, type SharedItem, type ShareKind } from '#schema/share/share'
import type { SliceName } from '#schema/slices'
import { demoZone } from '../runtime/business-zone.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { Tables } from '../tables.ts'

/** Reads an item for people outside; undefined if there is none. `db` shows one moment of the workspace. */
export type ReadItem = (
  db: Kysely<Tables>,
  workspace: string,
  itemId: string,
) => Promise<SharedItem | undefined>

/** The reader of each kind, given by the slice that the item belongs to. */
export type ItemReaders = Readonly<Record<ShareKind, ReadItem>>

/** Slices that an item of a kind is read from. */
const slicesOf: Readonly<Record<ShareKind, readonly SliceName[]>> = {
  brief: ['session', 'brief'],
  decision: ['session', 'advisory'],
}

/** The page of an item as of the position at which the call arrived; undefined if there is no such item. */
export const contentAt = (
  { service, session, signal }: SessionContext,
  readers: ItemReaders,
  kind: ShareKind,
  itemId: string,
): Promise<SharedContent | undefined> => {
  const { workspace, position } = session
  const read = async (db: Kysely<Tables>): Promise<SharedContent | undefined> => {
    const item = await readers[kind](db, workspace, itemId)
    if (item === undefined) return undefined
    const business = await db
      .selectFrom('workspace')
      .select(['business_name', 'time_zone', 'is_own'])
      .executeTakeFirstOrThrow()
    return decodeOrThrow(
      SharedContent,
      {
        businessName: business.business_name,
        timeZone: business.time_zone ?? demoZone,
        isSample: !business.is_own,
        item,
      },
      'A page to share',
    )
  }
  return service.timeTravel.at(workspace, position, slicesOf[kind], read, signal)
}
