/** Event of a saved or reset arrangement. */
import { event } from '../core/event.ts'
import { Arrangement } from './layout.ts'

export const layoutEvents = {
  LayoutArranged: event('LayoutArranged', Arrangement, {
    title: 'Dashboard arranged',
    refs: ({ dashboard }) => ({ topic: dashboard }),
  }),
}
