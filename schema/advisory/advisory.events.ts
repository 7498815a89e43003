/** Events of an advisory. */
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { text } from '../core/scalars.ts'
import { AdvisoryId, Urgency } from './advisory.ts'

export const advisoryEvents = {
  AdvisoryRaised: event(
    'AdvisoryRaised',
    record(
      { advisoryId: AdvisoryId, title: text(200, 1), message: text(2000, 1), urgency: Urgency },
      { suggestedAction: text(400, 1), worth: text(80, 1) },
    ),
    { title: 'Advisory raised', refs: ({ title }) => ({ topic: title }) },
  ),
  AdvisoryAccepted: event('AdvisoryAccepted', record({ advisoryId: AdvisoryId }, { title: text(200, 1) }), {
    title: 'Advisory accepted',
    refs: ({ title }) => (title === undefined ? {} : { topic: title }),
    hasEarlierSubject: true,
  }),
  AdvisoryDismissed: event('AdvisoryDismissed', record({ advisoryId: AdvisoryId }, { title: text(200, 1) }), {
    title: 'Advisory dismissed',
    refs: ({ title }) => (title === undefined ? {} : { topic: title }),
    hasEarlierSubject: true,
  }),
}
