/** Events of a workspace's focus. */
import { event } from '../core/event.ts'
import { record } from '../core/record.ts'
import { FocusFields, FocusId } from './focus.ts'

export const focusEvents = {
  FocusSet: event('FocusSet', record({ focusId: FocusId, focus: FocusFields }), {
    title: 'Strategic focus set',
    refs: ({ focus }) => ({ topic: focus.primaryFocus }),
  }),
  FocusChanged: event('FocusChanged', record({ focusId: FocusId, focus: FocusFields }), {
    title: 'Strategic focus changed',
    refs: ({ focus }) => ({ topic: focus.primaryFocus }),
  }),
}
