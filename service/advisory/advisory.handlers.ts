/** Advisories. */
import { Advisory, type AdvisoryId } from '#schema/advisory/advisory'
import type { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { type Expectation, Promised } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { advisoryOfRow, loadRecords } from '../advisor/load-records.ts'
import { expectationOf } from '../advisor/outcomes/expectation.ts'
import { advisorContext } from '../advisor/plans/advisor-context.ts'
import type { Handlers } from '../http/handlers.ts'
import { paginate, sortKeyOf } from '../http/page.ts'
import type { SessionContext } from '../runtime/service.ts'
import { type AdvisoryState, advisoryDecider } from './advisory.decider.ts'
import { AdvisoryKey, advisoryKeyOf, countAdvisories, selectAdvisories } from './advisory.queries.ts'
import { readScore } from './advisory.score.ts'

const settled = (state: AdvisoryState): Advisory => decodeOrThrow(Advisory, state, 'A settled advisory')

/** Default number of advisories per page. */
const pageSize = 50

/** What accepting the advisory leads to expect; undefined where it promises no number or the records do not suffice. */
const expectationFor = async (
  advisoryId: AdvisoryId,
  { db, now, session }: SessionContext,
): Promise<Expectation | undefined> => {
  const row = await db
    .selectFrom('advisory')
    .select(['status', 'promises'])
    .where('id', '=', advisoryId)
    .executeTakeFirst()
  if (row?.status !== 'new' || row.promises === null) return undefined
  const promised = decodeOrThrow(Promised, JSON.parse(row.promises), 'A promise')
  return expectationOf(promised, advisorContext(await loadRecords(db, now)), session.persona)
}

export const advisoryHandlers: Handlers<typeof advisoryEndpoints> = {
  listAdvisories: async ({ limit = pageSize, after }, { db, header }) => {
    const key = sortKeyOf(AdvisoryKey, after)
    if (E.isLeft(key)) return key
    const rows = await paginate(header, {
      rows: await selectAdvisories(db, limit + 1, key.right),
      limit,
      keyOf: advisoryKeyOf,
      path: '/nudges',
      query: {},
      counts: () => countAdvisories(db),
    })
    return E.right(rows.map(advisoryOfRow))
  },

  acceptAdvisory: async ({ advisoryId }, context) =>
    context.run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'accept', advisoryId, expects: await expectationFor(advisoryId, context) },
      answer: settled,
    }),

  dismissAdvisory: async ({ advisoryId }, { run }) =>
    run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'dismiss', advisoryId },
      answer: settled,
    }),

  readScore: async (_input, { db }) => E.right(await readScore(db)),
}
