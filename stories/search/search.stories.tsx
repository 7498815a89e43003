/** The search screen: one search over everything, with filters, recent and saved searches. */
import { api } from '#schema/api'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import findRecordsNone from '../../fixtures/decision-log/findRecords.none.json'
import findRecords from '../../fixtures/decision-log/findRecords.screen.json'
import findRecordsEvents from '../../fixtures/decision-log/findRecords.screen-events.json'
import findRecordsHidden from '../../fixtures/decision-log/findRecords.screen-hidden.json'
import listSavedSearchesEmpty from '../../fixtures/search/listSavedSearches.empty.json'
import listSavedSearches from '../../fixtures/search/listSavedSearches.json'
import removeSearch from '../../fixtures/search/removeSearch.json'
import removeSearchMissing from '../../fixtures/search/removeSearch.missing.json'
import renameSearch from '../../fixtures/search/renameSearch.json'
import saveSearch from '../../fixtures/search/saveSearch.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Search' }

const route = '/search?q=roster*'
const me = replay('getMe', getMe)
const saved = [
  replayAny('listSavedSearches', listSavedSearches),
  replayAny('saveSearch', saveSearch),
  replayAny('renameSearch', renameSearch),
  replayAny('removeSearch', removeSearch),
]
const answers = [me, replayAny('findRecords', findRecords), ...saved, ...screenAnswers]

export const Filled = story({ route, answers })

/** No words yet: the searches that the person saved. */
export const Saved = story({ route: '/search', answers })

/** Nothing was ever saved or searched. */
export const Empty = story({
  route: '/search',
  answers: [me, replayAny('listSavedSearches', listSavedSearchesEmpty)],
})

/** No record has the words. */
export const NoneFound = story({
  route: '/search?q=xylophone*',
  answers: [me, replayAny('findRecords', findRecordsNone), ...saved],
})

/** Filters may be why nothing was found. */
export const NoneFoundFiltered = story({
  route: '/search?q=xylophone*&kinds=memo&from=2026-10-01',
  answers: [me, replayAny('findRecords', findRecordsNone), ...saved],
})

const whileIndexing = (found: typeof findRecords | typeof findRecordsNone) =>
  replayAny(
    'findRecords',
    changed(found, api.findRecords.output, (results) => ({
      ...results,
      indexing: { searched: 4096, total: 100_000 },
    })),
  )

/** A long history is still being indexed, so only its newest events were searched. */
export const Indexing = story({
  route,
  answers: [me, whileIndexing(findRecords), ...saved, ...screenAnswers],
})

/** Nothing was found in the part that was searched. */
export const IndexingNone = story({ route, answers: [me, whileIndexing(findRecordsNone), ...saved] })

/** One kind, with more results than are shown. */
export const Events = story({
  route: '/search?q=revenue&kinds=event',
  answers: [me, replayAny('findRecords', findRecordsEvents), ...saved],
})

/** Figures are found by the client itself. */
export const Figures = story({ route: '/search?q=margin&kinds=figure', answers })

/** Identifiers are hidden, and a search by who acted would show them. */
export const Refused = story({
  route: '/search?q=roster&who=people',
  answers: [me, replayAny('findRecords', findRecordsHidden), ...saved],
})

/** Nothing is asked. */
export const TooLong = story({ route: `/search?q=${'roster '.repeat(40).trim()}`, answers: [me, ...saved] })

/** Nothing is asked. */
export const WrongDays = story({
  route: '/search?q=roster&from=2026-10-02&to=2026-10-01',
  answers: [me, ...saved],
})

export const Loading = story({ route, answers: [me, neverRespond('findRecords'), ...saved] })

/** Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, replayAny('findRecords', unavailable, { once: true }), ...answers.slice(1)],
})

/** The saved searches could not be loaded. */
export const SavedNotLoaded = story({
  route: '/search',
  answers: () => [me, replayAny('listSavedSearches', unavailable, { once: true }), ...saved],
})

/** Another tab removed the saved search first. */
export const RemoveRefused = story({
  route: '/search',
  answers: [
    me,
    replayAny('listSavedSearches', listSavedSearches),
    replayAny('removeSearch', removeSearchMissing),
  ],
})

export const LongText = story({
  route,
  answers: [
    me,
    replayAny(
      'findRecords',
      changed(findRecords, api.findRecords.output, (found) => ({
        ...found,
        records: found.records.map((record, index) => ({
          ...record,
          marks: [],
          title: index === 0 ? unbroken(200) : longer(record.title, 200),
        })),
      })),
    ),
    ...saved,
  ],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'

/** Without words on a phone. */
export const SavedNarrow = story({ route: '/search', answers, width: 390 })
SavedNarrow.storyName = 'Saved, 390'
