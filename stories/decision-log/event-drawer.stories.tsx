/** The detail of an event: a drawer beside the Decision Log, a sheet on a phone. */

import { api } from '#schema/api'
import { neverRespond, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import { changed } from '../core/long-texts.ts'
import { type StorySetting, story } from '../core/story.tsx'
import { newest, pages, route, shown } from './log-answers.ts'

export default { title: 'Signed in/Decision log/Event details' }

const event = (more: Partial<StorySetting> = {}) =>
  story({ route: `${route}?event=${newest - 1}`, answers: [shown, ...pages], ...more })

export const Open = event()
export const InProgress = event({ answers: [shown, neverRespond('readAuditEntry'), ...pages] })
export const Failed = event({ answers: [shown, replayAny('readAuditEntry', unavailable), ...pages] })
export const Dark = event({ theme: 'dark' })
export const Narrow = event({ width: 390 })
Narrow.storyName = '390'

const damaged = changed(listAudit, api.listAudit.output, (all) =>
  all.map((one) =>
    one.position === newest - 1
      ? { ...one, verified: false, data: {}, storedText: '{"advisoryId":7,"title":"Raise prices by 60 %"}' }
      : one,
  ),
)
const damagedAnswers = [shown, replayAny('listAudit', damaged), ...pages]
/** The stored data was altered and cannot be read. */
export const Damaged = event({ answers: damagedAnswers })
export const DamagedNarrow = event({ answers: damagedAnswers, width: 390, theme: 'dark' })
DamagedNarrow.storyName = 'Damaged 390'
