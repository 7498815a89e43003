/** Advisories. */
import { Advisory } from '#schema/advisory/advisory'
import type { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { seenText } from '#schema/core/seen-text'
import { advisoryOfRow } from '../advisor/advisory-of-row.ts'
import { today } from '../advisor/calendar.ts'
import { proposedDue } from '../advisor/outcomes/expectation.ts'
import type { Handlers } from '../http/handlers.ts'
import { paginate, sortKeyOf } from '../http/page.ts'
import { advisoryDecider } from './advisory.decider.ts'
import { dayProblem, dueProblem, expectationOfAdvisory } from './advisory.expectation.ts'
import { AdvisoryKey, advisoryKeyOf, countAdvisories, selectAdvisories } from './advisory.queries.ts'
import { readScore } from './advisory.score.ts'
import type { AdvisoryState } from './advisory.state.ts'
import { planOf, withProposedOwner } from './decision.owners.ts'

const settled = (state: AdvisoryState): Advisory => decodeOrThrow(Advisory, state, 'A settled advisory')

/** The advisory; omits a deferral that has ended. */
const withoutPastDeferral = (advisory: Advisory, now: Date): Advisory => {
  const { deferredUntil, ...rest } = advisory
  return deferredUntil !== undefined && deferredUntil <= today(now) ? rest : advisory
}

/** Default number of advisories per page. */
const pageSize = 50

/** Longest deferral, in days. */
const longestDeferral = 366

export const advisoryHandlers: Handlers<typeof advisoryEndpoints> = {
  listAdvisories: async ({ limit = pageSize, after }, { db, header, now }) => {
    const key = sortKeyOf(AdvisoryKey, after)
    if (E.isLeft(key)) return key
    const rows = await paginate(header, {
      rows: await selectAdvisories(db, today(now), limit + 1, key.right),
      limit,
      keyOf: advisoryKeyOf(today(now)),
      path: '/nudges',
      query: {},
      counts: () => countAdvisories(db, today(now)),
    })
    return E.right(rows.map((row) => withoutPastDeferral(advisoryOfRow(row), now)))
  },

  acceptAdvisory: async ({ advisoryId, ...stated }, context) => {
    const { now } = context
    const wrong = dueProblem(stated.due, now)
    if (wrong) return E.left(wrong)
    const expects = await expectationOfAdvisory(advisoryId, context)
    const plan = withProposedOwner({ due: proposedDue(expects, now), ...stated }, context)
    const planned = await planOf(advisoryId, plan, context)
    if (E.isLeft(planned)) return planned
    return context.run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'accept', advisoryId, expects, plan: planned.right.plan },
      newSubject: planned.right.newSubject,
      answer: settled,
    })
  },

  dismissAdvisory: async ({ advisoryId, reason }, { run }) =>
    run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'dismiss', advisoryId, reason: seenText(reason) },
      answer: settled,
    }),

  reopenAdvisory: async ({ advisoryId, reason }, { run }) =>
    run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'reopen', advisoryId, reason: seenText(reason) },
      answer: settled,
    }),

  deferAdvisory: async ({ advisoryId, until }, { now, run }) => {
    const wrong = dayProblem('until', until, now, [1, longestDeferral])
    if (wrong) return E.left(wrong)
    return run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'defer', advisoryId, until },
      answer: settled,
    })
  },

  readScore: async (_input, { db }) => E.right(await readScore(db)),
}
