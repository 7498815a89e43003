/** Searching the Decision Log, and the detail of an event. */
import { api } from '#schema/api'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import countAuditNarrowed from '../../fixtures/decision-log/countAudit.narrowed.json'
import countAuditNone from '../../fixtures/decision-log/countAudit.none.json'
import countAuditWords from '../../fixtures/decision-log/countAudit.words.json'
import listAuditHidden from '../../fixtures/decision-log/listAudit.hidden.json'
import listAudit from '../../fixtures/decision-log/listAudit.json'
import listAuditNarrowed from '../../fixtures/decision-log/listAudit.narrowed.json'
import listAuditNone from '../../fixtures/decision-log/listAudit.none.json'
import listAuditOldest from '../../fixtures/decision-log/listAudit.oldest.json'
import listAuditWords from '../../fixtures/decision-log/listAudit.words.json'
import readAuditEntryAdvice from '../../fixtures/decision-log/readAuditEntry.advice.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { hidden, masked, newest, pages, route, shown } from './log-answers.ts'

export default { title: 'Signed in/Decision log/Search' }

const { advisor, passages } = readAuditEntryAdvice.body.entry.data.basis
const stoppedReply = {
  type: 'ChatReplied',
  title: 'Advisor replied',
  data: { status: 'stopped', begun: { advisor, passages } },
}

const accepted = '?kinds=advisory&outcome=accepted'
const narrowed = [
  shown,
  replay('listAudit', listAuditNarrowed),
  replay('countAudit', countAuditNarrowed),
  ...pages,
  // After a filter is removed.
  replayAny('listAudit', listAuditNarrowed),
]

/** Filtered to accepted advisories, with the number of matches. */
export const Filtered = story({
  route: `${route}${accepted}`,
  answers: narrowed,
})

/** On a phone the filters open in a sheet. */
export const FilteredNarrow = story({
  route: `${route}${accepted}`,
  answers: narrowed,
  width: 390,
})
FilteredNarrow.storyName = 'Filtered 390'

const words = {
  route: `${route}?q=roster+friday`,
  answers: [shown, replay('listAudit', listAuditWords), replay('countAudit', countAuditWords), ...pages],
}

/** A search by words; each row shows its match. */
export const TextSearch = story(words)

export const TextSearchNarrow = story({ ...words, width: 390 })
TextSearchNarrow.storyName = 'Text search 390'

/** Nothing matches; the filters can be cleared. */
export const NoResults = story({
  route: `${route}?q=xylophone`,
  answers: [shown, replay('listAudit', listAuditNone), replay('countAudit', countAuditNone), ...pages],
})

/** A search by actor while actors are masked. */
export const MaskedActorSearch = story({
  route: `${route}?actor=people`,
  answers: [
    hidden,
    replay('listAudit', listAuditHidden),
    replayAny('countAudit', listAuditHidden),
    ...masked,
  ],
})

/** The order is in the address. */
export const OldestFirst = story({
  route: `${route}?order=oldest`,
  answers: [shown, replay('listAudit', listAuditOldest), ...pages],
})

/** A piece of advice with its evidence. */
export const AdviceWithEvidence = story({
  route: `${route}?event=${readAuditEntryAdvice.body.entry.position}`,
  answers: [shown, ...pages],
})

export const AdviceWithEvidenceDark = story({
  route: `${route}?event=${readAuditEntryAdvice.body.entry.position}`,
  answers: [shown, ...pages],
  theme: 'dark',
})

/** A reply that was stopped: what it started from is shown in place of a basis. */
export const StoppedReply = story({
  route: `${route}?event=${readAuditEntryAdvice.body.entry.position}`,
  answers: [
    shown,
    replay(
      'readAuditEntry',
      changed(readAuditEntryAdvice, api.readAuditEntry.output, ({ entry, ...rest }) => ({
        ...rest,
        entry: { ...entry, ...stoppedReply },
      })),
    ),
    ...pages,
  ],
})

/** An event is open while its detail loads. */
export const DetailLoading = story({
  route: `${route}?event=${newest - 1}`,
  answers: [shown, neverRespond('readAuditEntry'), ...pages],
})

/** The detail fails to load; the event itself is shown. */
export const DetailLoadError = story({
  route: `${route}?event=${newest - 1}`,
  answers: () => [shown, replayAny('readAuditEntry', unavailable, { once: true }), ...pages],
})

/** The menu of kinds. */
export const KindMenu = story({ route, answers: [shown, ...pages], acts: [{ press: 'Kind:' }] })

/** The menu of periods, with a calendar. */
export const PeriodMenu = story({ route, answers: [shown, ...pages], acts: [{ press: 'Period:' }] })

export const PeriodMenuDark = story({
  route,
  answers: [shown, ...pages],
  acts: [{ press: 'Period:' }],
  theme: 'dark',
})

/** All filters in a sheet on a phone. */
export const FilterSheetNarrow = story({
  route,
  answers: [shown, ...pages],
  acts: [{ press: 'Filters' }],
  width: 390,
})
FilterSheetNarrow.storyName = 'Filter sheet 390'

/** New events are held back until the user asks for them. */
export const Paused = story({
  route,
  answers: [shown, replayAny('listAudit', listAudit), ...pages],
  acts: [{ press: 'Pause' }],
})
