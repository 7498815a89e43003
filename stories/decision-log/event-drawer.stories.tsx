/** What stands behind an event: a drawer beside the Decision Log, a sheet on a phone. */
import { always, waiting } from '../../fixtures/core/answers.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { type StorySetting, story } from '../core/story.tsx'
import { newest, pages, route, shown } from './log-answers.ts'

export default { title: 'Decision Log: an event' }

const event = (more: Partial<StorySetting> = {}) =>
  story({ route: `${route}?event=${newest - 1}`, answers: [shown, ...pages], ...more })

export const EventOpened = event()
export const EventWorking = event({ answers: [shown, waiting('readAuditEntry'), ...pages] })
export const EventFailed = event({ answers: [shown, always('readAuditEntry', unavailable), ...pages] })
export const EventDark = event({ theme: 'dark' })
export const EventNarrow = event({ width: 390 })
