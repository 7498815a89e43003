/** Decision briefs, and the actions beside them. */
import * as t from 'io-ts'
import { sql } from 'kysely'
import { Brief, BriefId } from '#schema/brief/brief'
import type { briefEndpoints } from '#schema/brief/brief.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import { citedKinds } from '../advisor/brief/citations.ts'
import { briefOfRow, loadRecords } from '../advisor/load-records.ts'
import { retrieve } from '../advisor/passages.ts'
import { recall } from '../event-store/idempotency.ts'
import type { Handlers } from '../http/handlers.ts'
import { KeyId, KeyTime, keyIn, takePage } from '../http/page.ts'
import type { SessionContext } from '../runtime/service.ts'
import { briefDecider } from './brief.decider.ts'

/** Briefs on the first page. */
const shown = 10

const BriefKey = t.tuple([KeyTime, KeyId])

/** More passages than this (of the kinds that a brief cites) and a brief turns into a list of what was written before. */
const maxPassages = 4

/** The first answer to this very request, before any work is done twice; undefined where there is none. */
const firstAnswer = async ({
  keyed,
  service,
  session,
}: SessionContext): Promise<E.Either<Problem, { readonly answer: unknown } | undefined>> =>
  keyed ? recall(service.database, session.workspace, keyed) : E.right(undefined)

export const briefHandlers: Handlers<
  Pick<typeof briefEndpoints, 'listLatestBriefs' | 'getBrief' | 'generateBrief'>
> = {
  listLatestBriefs: async ({ limit = shown, after }, { db, header }) => {
    const key = keyIn(BriefKey, after)
    if (E.isLeft(key)) return key
    let latest = db
      .selectFrom('brief')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
    if (key.right) latest = latest.where(sql<boolean>`(created_at, id) < (${key.right[0]}, ${key.right[1]})`)
    const rows = await takePage(header, {
      rows: await latest.execute(),
      limit,
      keyOf: ({ created_at, id }) => [created_at, id],
      path: '/briefs/latest',
      asked: {},
    })
    return E.right(rows.map(briefOfRow))
  },

  getBrief: async ({ briefId }, { db }) => {
    const row = await db.selectFrom('brief').selectAll().where('id', '=', briefId).executeTakeFirst()
    return row
      ? E.right(briefOfRow(row))
      : E.left(missing('brief/unknown', 'briefId', 'There is no such brief here.'))
  },

  generateBrief: async (input, context) => {
    const first = await firstAnswer(context)
    if (E.isLeft(first)) return first
    if (first.right) return E.right(decodeOrThrow(Brief, first.right.answer, 'The first answer'))
    const { db, now, service, session, signal, change } = context
    const topic = input.topic.trim()
    const personaKey = session.persona
    const [records, passages] = await Promise.all([
      loadRecords(db, now),
      retrieve(db)(topic, maxPassages, citedKinds),
    ])
    const draft = await service.advisor.writeBrief({ records, topic, personaKey, passages }, signal)
    const id = decodeOrThrow(BriefId, service.nextId(now), 'A brief id')
    return change({
      decider: briefDecider,
      id,
      command: { type: 'keep', id, topic, personaKey, ...draft },
      answer: (brief) => decodeOrThrow(Brief, brief, 'A brief that was just written'),
    })
  },
}
