/** The Decision Log, with and without identifiers. */
import { api } from '#schema/api'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listAuditEmpty from '../../fixtures/decision-log/listAudit.empty.json'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import listAuditMasked from '../../fixtures/decision-log/listAudit.masked.json'
import readAuditEntrySecond from '../../fixtures/decision-log/readAuditEntry.second.json'
import toggleIdentifiersHidden from '../../fixtures/decision-log/toggleIdentifiers.hidden.json'
import toggleIdentifiersShown from '../../fixtures/decision-log/toggleIdentifiers.shown.json'
import getMe from '../../fixtures/session/getMe.json'
import getMeShown from '../../fixtures/session/getMe.shown.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { counted, counts, details, hidden, masked, newest, pages, route, shown } from './log-answers.ts'

export default { title: 'Signed in/Decision log' }

/** Identifiers are masked; the switch shows them. */
export const Filled = story({
  route,
  answers: () => [
    replay('getMe', getMe, { once: true }),
    shown,
    replay('listAudit', listAuditMasked, { once: true }),
    counts(listAuditMasked.body[0]?.position ?? 1, { once: true }),
    ...pages,
    replay('toggleIdentifiers', toggleIdentifiersShown),
    // A pending call would prevent the switch from refetching the log.
    replayAny('proveInclusion', unavailable),
  ],
})

/** Identifiers are shown; paging works, and the switch masks them. */
export const IdentifiersShown = story({
  route,
  answers: () => [
    replay('getMe', getMeShown, { once: true }),
    hidden,
    ...pages,
    replay('toggleIdentifiers', toggleIdentifiersHidden),
  ],
})

/** The address names an event. */
export const EventOpen = story({ route: `${route}?event=${newest - 1}`, answers: [shown, ...pages] })

/** The address names an event on another page. */
export const EventOnOtherPage = story({
  route: `${route}?event=${newest - listAudit.body.length}`,
  answers: [shown, ...pages],
})

/** A row that was tampered with. */
export const AlteredEvent = story({
  route: `${route}?event=${newest}`,
  answers: [
    shown,
    replayAny(
      'listAudit',
      changed(listAudit, api.listAudit.output, (all) =>
        all.map((one) => (one.position === newest ? { ...one, verified: false } : one)),
      ),
    ),
    counted,
    ...details,
  ],
})

/** No events, so no other pages. */
export const Empty = story({
  route,
  answers: [hidden, replayAny('listAudit', { ...listAuditEmpty, headers: {} }), counts(0)],
})

export const Loading = story({
  route,
  answers: [hidden, neverRespond('listAudit'), neverRespond('countAudit')],
})

/** The log fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [hidden, replayAny('listAudit', unavailable, { once: true }), ...masked],
})

/** The switch fails. */
export const SwitchError = story({
  route,
  answers: [hidden, ...masked, replayAny('toggleIdentifiers', unavailable)],
})

export const LongText = story({
  route: `${route}?event=${newest}`,
  answers: [
    shown,
    replayAny(
      'listAudit',
      changed(listAudit, api.listAudit.output, (all) =>
        all.map((one, index) => ({
          ...one,
          title: index % 2 === 0 ? longer(one.title, 120) : unbroken(120),
          personaKey: unbroken(80),
          actor: unbroken(120),
          stream: unbroken(120),
          dataRefsJson: { ...one.dataRefsJson, topic: longer(one.title, 2000) },
        })),
      ),
    ),
    counted,
    replayAny(
      'readAuditEntry',
      changed(readAuditEntrySecond, api.readAuditEntry.output, (detail) => ({
        ...detail,
        changes: detail.changes.map((one) => ({ ...one, before: unbroken(300), after: longer('new', 600) })),
        causes: detail.causes.map((one) => ({
          ...one,
          title: unbroken(120),
          topic: longer(one.title, 2000),
        })),
      })),
    ),
  ],
})

/** With an event open. */
export const Dark = story({
  route: `${route}?event=${newest - 1}`,
  answers: [shown, ...pages],
  theme: 'dark',
})

export const Narrow = story({ route, answers: [shown, ...pages], width: 390 })
Narrow.storyName = '390'
