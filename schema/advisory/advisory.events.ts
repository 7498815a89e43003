/** Events of an advisory. */
import * as t from 'io-ts'
import { TimelineFact } from '../advisor/timeline.ts'
import { Figure } from '../core/advice.ts'
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { IsoDate, text } from '../core/scalars.ts'
import { ImportId } from '../import/import.ts'
import { AccountId } from '../people/people.ts'
import { AdvisoryId, Reason, Urgency } from './advisory.ts'
import { DecisionOrigin } from './decision.ts'
import { DecisionNote } from './decision-step.ts'
import { Finding } from './finding.ts'
import { AdvisoryOutcome, Expectation, Promised } from './outcome.ts'

/** The owner of a decision: a member, or the sealed name of somebody else; absent if nobody was named. */
const plan = { due: IsoDate, ownerId: AccountId, ownerName: Sealed }

/** An advisory, and the import that it rested on with its file. */
const restedOn = { advisoryId: AdvisoryId, title: text(200, 1), importId: ImportId, file: text(200) }

const topicOf = ({ title }: { readonly title: string }) => ({ topic: title })

export const advisoryEvents = {
  AdvisoryRaised: event(
    'AdvisoryRaised',
    record(
      { advisoryId: AdvisoryId, title: text(200, 1), message: text(2000, 1), urgency: Urgency },
      // With an origin, a person made the decision without advice, or on the advice of a brief or a chat.
      {
        suggestedAction: text(400, 1),
        worth: text(80, 1),
        promises: Promised,
        origin: DecisionOrigin,
        finding: Finding,
      },
    ),
    { title: 'Advisory raised', refs: topicOf },
  ),
  AdvisoryAccepted: event(
    'AdvisoryAccepted',
    record({ advisoryId: AdvisoryId }, { title: text(200, 1), expects: Expectation, ...plan }),
    {
      title: 'Advisory accepted',
      refs: ({ title }) => (title === undefined ? {} : { topic: title }),
      hasEarlierSubject: true,
    },
  ),
  AdvisoryDismissed: event(
    'AdvisoryDismissed',
    record({ advisoryId: AdvisoryId }, { title: text(200, 1), reason: Reason }),
    {
      title: 'Advisory dismissed',
      refs: ({ title }) => (title === undefined ? {} : { topic: title }),
      hasEarlierSubject: true,
    },
  ),
  AdvisoryReopened: event(
    'AdvisoryReopened',
    record({ advisoryId: AdvisoryId, title: text(200, 1) }, { reason: Reason }),
    { title: 'Answer to an advisory taken back', refs: topicOf },
  ),
  AdvisoryDeferred: event(
    'AdvisoryDeferred',
    record({ advisoryId: AdvisoryId, title: text(200, 1), until: IsoDate }),
    { title: 'Advisory deferred', refs: topicOf },
  ),
  DecisionPlanned: event('DecisionPlanned', record({ advisoryId: AdvisoryId, title: text(200, 1) }, plan), {
    title: 'Decision planned',
    refs: topicOf,
  }),
  DecisionDone: event(
    'DecisionDone',
    record({ advisoryId: AdvisoryId, title: text(200, 1) }, { note: DecisionNote }),
    { title: 'Decision done', refs: topicOf },
  ),
  DecisionResumed: event('DecisionResumed', record({ advisoryId: AdvisoryId, title: text(200, 1) }), {
    title: 'Decision opened again',
    refs: topicOf,
  }),
  /** The import whose figures it rested on was taken back while it waited for an answer. */
  AdvisoryWithdrawn: event('AdvisoryWithdrawn', record(restedOn), {
    title: 'Advisory withdrawn: its figures were taken back',
    refs: topicOf,
  }),
  /** The same after it was accepted: the decision remains, and its outcome cannot be told. */
  AdvisoryFiguresTakenBack: event('AdvisoryFiguresTakenBack', record(restedOn), {
    title: 'Figures of an advisory taken back',
    refs: topicOf,
  }),
  /** `figure` is the result, with the evaluator's receipt; `timeline` are the facts with their sentences. */
  AdvisoryOutcomeRecorded: event(
    'AdvisoryOutcomeRecorded',
    record(
      {
        advisoryId: AdvisoryId,
        title: text(200, 1),
        expects: Expectation,
        outcome: AdvisoryOutcome,
        timeline: t.array(TimelineFact),
      },
      { figure: Figure },
    ),
    { title: 'Outcome of an advisory recorded', refs: topicOf },
  ),
}
