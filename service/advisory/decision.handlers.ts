/** Decisions: accepted advisories, and those that people recorded themselves. */
import { type Advisory, AdvisoryId } from '#schema/advisory/advisory'
import type { DecisionOwner } from '#schema/advisory/decision'
import type { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import { seenText } from '#schema/core/seen-text'
import type { Handlers } from '../http/handlers.ts'
import { paginate, sortKeyOf } from '../http/page.ts'
import type { SessionContext } from '../runtime/service.ts'
import { advisoryDecider } from './advisory.decider.ts'
import { dueProblem, expectationFor } from './advisory.expectation.ts'
import { planOf, readCandidates, readOwners, withProposedOwner } from './decision.owners.ts'
import {
  countDecisions,
  DoneKey,
  decisionKeyOf,
  OpenKey,
  selectDecision,
  selectDecisions,
  selectSteps,
} from './decision.queries.ts'
import { type DecisionRow, decisionOfRow, decisionOfState } from './decision.row.ts'

/** Default number of decisions per page. */
const pageSize = 50

const none = () => E.left(missing('advisory/no-decision', 'advisoryId', 'There is no such decision here.'))

const withOwner = (row: DecisionRow, owner: DecisionOwner | undefined) => ({
  ...decisionOfRow(row),
  ...(owner ? { owner } : {}),
})

/** Row of a decision with its owner; 404 if there is none. */
const readOne = async (
  context: SessionContext,
  id: AdvisoryId,
): Promise<E.Either<Problem, { readonly row: DecisionRow; readonly owner: DecisionOwner | undefined }>> => {
  const row = await selectDecision(context.db, id)
  if (row === undefined) return none()
  const [owner] = await readOwners(context, [row])
  return E.right({ row, owner })
}

export const decisionHandlers: Handlers<typeof decisionEndpoints> = {
  listDecisions: async ({ state = 'open', limit = pageSize, after }, context) => {
    const { db, header } = context
    const key = state === 'open' ? sortKeyOf(OpenKey, after) : sortKeyOf(DoneKey, after)
    if (E.isLeft(key)) return key
    const rows = await paginate(header, {
      rows: await selectDecisions(db, state, limit + 1, key.right),
      limit,
      keyOf: decisionKeyOf(state),
      path: '/decisions',
      query: { state },
      counts: () => countDecisions(db),
    })
    const owners = await readOwners(context, rows)
    return E.right(rows.map((row, index) => withOwner(row, owners[index])))
  },

  listDecisionOwners: async (_input, context) => E.right(await readCandidates(context)),

  readDecision: async ({ advisoryId }, context) => {
    const one = await readOne(context, advisoryId)
    if (E.isLeft(one)) return one
    const steps = await selectSteps(context.db, context.session.workspace, advisoryId)
    return E.right({ decision: withOwner(one.right.row, one.right.owner), steps: [...steps] })
  },

  recordDecision: async ({ title, message, worth, promises, origin, ...stated }, context) => {
    const { now, service } = context
    const wrong = dueProblem(stated.due, now)
    if (wrong) return E.left(wrong)
    const id = decodeOrThrow(AdvisoryId, service.nextId(now), 'A new id')
    const planned = await planOf(id, withProposedOwner(stated, context), context)
    if (E.isLeft(planned)) return planned
    const { plan, owner, newSubject } = planned.right
    const shownWorth = seenText(worth)
    const expects = promises && (await expectationFor(promises, context))
    const text: Pick<Advisory, 'id' | 'title' | 'message' | 'urgency'> = {
      id,
      title: title.trim(),
      // An advisory needs a message; a decision that has none repeats its title.
      message: seenText(message) ?? title.trim(),
      urgency: 'medium',
    }
    return context.run({
      decider: advisoryDecider,
      id,
      command: {
        type: 'record',
        advisory: {
          ...text,
          ...(shownWorth === undefined ? {} : { worth: shownWorth }),
          ...(promises ? { promises } : {}),
        },
        origin: origin ?? { kind: 'person' },
        plan,
        expects,
      },
      newSubject,
      // The answer to a repeated request contains the owner's name.
      isSecret: true,
      answer: (state) => decisionOfState(state, owner),
    })
  },

  planDecision: async ({ advisoryId, ...stated }, context) => {
    const row = await selectDecision(context.db, advisoryId)
    // A past date may stay, but not be newly set.
    const wrong = row?.due === stated.due ? undefined : dueProblem(stated.due, context.now)
    if (wrong) return E.left(wrong)
    const planned = await planOf(advisoryId, stated, context, row?.owner_id)
    if (E.isLeft(planned)) return planned
    const { plan, owner, newSubject } = planned.right
    return context.run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'plan', advisoryId, plan },
      newSubject,
      isSecret: true,
      answer: (state) => decisionOfState(state, owner),
    })
  },

  finishDecision: async ({ advisoryId, note }, context) => {
    const one = await readOne(context, advisoryId)
    if (E.isLeft(one)) return one
    return context.run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'finish', advisoryId, note: seenText(note) },
      isSecret: true,
      answer: (state) => decisionOfState(state, one.right.owner),
    })
  },

  resumeDecision: async ({ advisoryId }, context) => {
    const one = await readOne(context, advisoryId)
    if (E.isLeft(one)) return one
    return context.run({
      decider: advisoryDecider,
      id: advisoryId,
      command: { type: 'resume', advisoryId },
      isSecret: true,
      answer: (state) => decisionOfState(state, one.right.owner),
    })
  },
}
