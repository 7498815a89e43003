/** Events of an advisory. */
import * as t from 'io-ts'
import { TimelineFact } from '../advisor/timeline.ts'
import { Figure } from '../core/advice.ts'
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { AdvisoryId, Urgency } from './advisory.ts'
import { AdvisoryOutcome, Expectation, Promised } from './outcome.ts'

export const advisoryEvents = {
  AdvisoryRaised: event(
    'AdvisoryRaised',
    record(
      { advisoryId: AdvisoryId, title: text(200, 1), message: text(2000, 1), urgency: Urgency },
      { suggestedAction: text(400, 1), worth: text(80, 1), promises: Promised },
    ),
    { title: 'Advisory raised', refs: ({ title }) => ({ topic: title }) },
  ),
  AdvisoryAccepted: event(
    'AdvisoryAccepted',
    record({ advisoryId: AdvisoryId }, { title: text(200, 1), expects: Expectation }),
    {
      title: 'Advisory accepted',
      refs: ({ title }) => (title === undefined ? {} : { topic: title }),
      hasEarlierSubject: true,
    },
  ),
  AdvisoryDismissed: event('AdvisoryDismissed', record({ advisoryId: AdvisoryId }, { title: text(200, 1) }), {
    title: 'Advisory dismissed',
    refs: ({ title }) => (title === undefined ? {} : { topic: title }),
    hasEarlierSubject: true,
  }),
  /** `figure` is what was found, with the receipt of the evaluator; `timeline` are the facts with their sentences. */
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
    { title: 'Outcome of an advisory recorded', refs: ({ title }) => ({ topic: title }) },
  ),
}
