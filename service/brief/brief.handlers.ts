/** Decision briefs. */
import { Brief, BriefId } from '#schema/brief/brief'
import type { briefEndpoints } from '#schema/brief/brief.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { citedKinds } from '../advisor/briefs/citations.ts'
import { workingOf } from '../advisor/briefs/working.ts'
import { briefOfRow } from '../advisor/load-records.ts'
import { loadSourcedRecords } from '../advisor/load-sourced-records.ts'
import { retrieve } from '../advisor/passages.ts'
import { findFirstAnswer } from '../event-store/idempotency.ts'
import type { Handlers } from '../http/handlers.ts'
import { paginateNewest } from '../http/page.ts'
import type { SessionContext } from '../runtime/service.ts'
import { briefDecider } from './brief.decider.ts'
import { findWrittenBrief, periodRefusal, recordsAt, unknownBrief } from './brief.moment.ts'

/** Default number of briefs per page. */
const pageSize = 10

/** Passages cited at most; more would turn a brief into a list of earlier texts. */
const maxPassages = 4

/** Stored answer to a repeated request, so that the work is not done twice; undefined if there is none. */
const firstAnswer = async ({
  keyed,
  service,
  session,
}: SessionContext): Promise<E.Either<Problem, { readonly answer: unknown } | undefined>> =>
  keyed ? findFirstAnswer(service.database, session.workspace, keyed) : E.right(undefined)

export const briefHandlers: Handlers<
  Pick<typeof briefEndpoints, 'listLatestBriefs' | 'getBrief' | 'getBriefWorking' | 'generateBrief'>
> = {
  listLatestBriefs: async ({ limit = pageSize, after }, { db, header }) => {
    const rows = await paginateNewest(header, db.selectFrom('brief').selectAll(), {
      limit,
      after,
      path: '/briefs/latest',
      query: {},
    })
    return E.isLeft(rows) ? rows : E.right(rows.right.map(briefOfRow))
  },

  getBrief: async ({ briefId }, { db }) => {
    const row = await db.selectFrom('brief').selectAll().where('id', '=', briefId).executeTakeFirst()
    return row ? E.right(briefOfRow(row)) : E.left(unknownBrief)
  },

  getBriefWorking: async ({ briefId }, context) => {
    const found = await findWrittenBrief(context, briefId)
    if (!found) return E.left(unknownBrief)
    const { brief, position } = found
    const refused = periodRefusal(context.session)
    if (refused) return E.left(refused)
    const records = await recordsAt(context, position - 1, new Date(brief.createdAt))
    return E.right(workingOf(records, brief.basis.figures))
  },

  generateBrief: async (input, context) => {
    const first = await firstAnswer(context)
    if (E.isLeft(first)) return first
    if (first.right) return E.right(decodeOrThrow(Brief, first.right.answer, 'The first answer'))
    const { db, now, service, session, signal, run } = context
    const topic = input.topic.trim()
    const personaKey = session.persona
    const [records, passages] = await Promise.all([
      loadSourcedRecords(db, now, service.imported),
      retrieve(db)(topic, maxPassages, citedKinds),
    ])
    const draft = await service.advisor.writeBrief({ records, topic, personaKey, passages }, signal)
    const id = decodeOrThrow(BriefId, service.nextId(now), 'A brief id')
    return run({
      decider: briefDecider,
      id,
      command: { type: 'keep', id, topic, personaKey, ...draft },
      answer: (brief) => decodeOrThrow(Brief, brief, 'A brief that was just written'),
    })
  },
}
