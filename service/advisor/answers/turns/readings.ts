/** Readings of a turn: what it picks or points at, what its words ask for, and what a look into the records makes of it. */
import type { ReplyRequest } from '../../engine.ts'
import type { Context } from '../../plans/context.ts'
import { questionOf } from '../../questions/question-of.ts'
import { type ReadQuestion, readMessage } from '../../questions/read-message.ts'
import { ofChoices, withSureness } from '../../questions/sureness/sureness.ts'
import { plainTurns } from '../../questions/wording/everyday.ts'
import { rowsReadings } from '../detail-reply.ts'
import { ofPlausibleSize } from '../form/large-targets.ts'
import { ofMissing } from '../looks/gone-on.ts'
import { notWithItself } from '../looks/not-with-itself.ts'
import { ofPeople } from '../looks/of-people.ts'
import { ofChangeWithin, ofYearOnRecord } from '../looks/over-time.ts'
import { ofSameWeeks } from '../looks/same-weeks.ts'
import { supposedStep, supposing } from '../looks/supposed-step.ts'
import { unmeasuredChoice } from '../looks/unmeasured-choice.ts'
import { withNames } from '../named-left.ts'
import { withRankedReasons } from '../ranked-why.ts'
import { secondLook } from '../second-look.ts'
import { inUsualSpelling } from '../usual-spelling.ts'
import { withBeside } from './beside.ts'
import { coverAsked } from './cover-asked.ts'
import { chosen, referred } from './in-thread.ts'
import { ofFirstListed } from './of-first-listed.ts'
import { figuresAnew } from './of-overview.ts'
import { withTopic } from './topic-told.ts'

/** A longer turn names a matter of its own. */
const longestMissed = 60

/** How often the measure of a choice that no record has is the one that was meant. */
const ofUnmeasured = 0.7

const withRefusal = (read: ReadQuestion, context: Context): ReadQuestion => {
  const plan = unmeasuredChoice(read.plan, context)
  return plan ? { plan, also: [], coverage: 1, notUnderstood: [], confidence: ofUnmeasured } : read
}

const isOfDanger = ({ plan }: ReadQuestion): boolean =>
  plan.operator === 'decline' && plan.because === 'emergency'

/** Readings of a message, using the records; one that only points at its matter is read again with the matter named. */
export const readingsOf = (request: ReplyRequest, context: Context): readonly ReadQuestion[] => {
  const reads = readOnce(request, context)
  if (chosen(request.message, request.before)) return reads
  return (
    withTopic(reads, request, context, (message) =>
      readOnce({ ...request, message, before: undefined, earlier: [] }, context),
    ) ?? reads
  )
}

const readOnce = (request: ReplyRequest, context: Context): readonly ReadQuestion[] => {
  const { records, before } = request
  const picked = chosen(request.message, before)
  if (picked && picked.operator !== 'clarify')
    return [{ plan: picked, also: [], coverage: 1, notUnderstood: [], confidence: ofChoices }]
  const ofRows = rowsReadings(request)
  if (ofRows) return ofRows
  const turn = referred(request, inUsualSpelling(request.message, context), context)
  const { step, message, subject } = turn
  if (step)
    return [{ plan: step, also: [], coverage: 1, notUnderstood: [], confidence: ofChoices, isTurn: true }]
  // "What happens if we miss it?", after a date.
  const missed =
    subject && message.length <= longestMissed ? ofMissing(message, { plan: subject }) : undefined
  if (missed) return [missed]
  const anew = coverAsked(message, subject, context) ?? figuresAnew(message, turn.before, turn.plans, context)
  if (anew) return anew
  const reads = withBeside(
    readMessage(message, records.business.type, records.now, turn.before, undefined, turn.plans),
    message,
    turn.before === before ? request.earlier.at(-1) : undefined,
    context,
  )
  // Whoever is in danger is answered before any record is looked at.
  const danger = reads.find(isOfDanger)
  if (danger) return [danger]
  const listed = ofFirstListed(reads, message, subject, context, (text) =>
    readMessage(plainTurns(text), records.business.type, records.now),
  )
  const looked = withNames(secondLook(listed, message, context), message, context)
  const found = withRankedReasons(
    ofSameWeeks(
      ofYearOnRecord(
        ofChangeWithin(
          ofPlausibleSize(notWithItself(looked, message, context), message, context),
          message,
          context,
        ),
        message,
        context,
      ),
      context,
    ),
    message,
    subject,
    context,
    turn.plans,
  )
  return supposing(
    ofPeople(found, request.message, context),
    supposedStep(message, found, context) ?? reads[0]?.supposes,
  )
}

/** The same readings, with the chance that the answer to each is right and to the question. */
export const surely = (order: ReplyRequest, context: Context): readonly ReadQuestion[] => {
  const reads = readingsOf(order, context)
  if (chosen(order.message, order.before)) return reads
  const { business, now } = order.records
  const question = questionOf(inUsualSpelling(order.message, context), business.type, now)
  const sure = withSureness(reads, question, order.before).map((read) => withRefusal(read, context))
  return supposing(sure, reads[0]?.supposes)
}
