import { api } from '#schema/api'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import changeMemoArchived from '../../fixtures/memo/changeMemoStatus.archived.json'
import changeMemoConflict from '../../fixtures/memo/changeMemoStatus.conflict.json'
import changeMemoRead from '../../fixtures/memo/changeMemoStatus.read.json'
import getMemo from '../../fixtures/memo/getMemo.json'
import listMemosArchived from '../../fixtures/memo/listMemos.archived.json'
import listMemosEmpty from '../../fixtures/memo/listMemos.empty.json'
import listMemosFirst from '../../fixtures/memo/listMemos.first.json'
import listMemosHandled from '../../fixtures/memo/listMemos.handled.json'
import listMemos from '../../fixtures/memo/listMemos.json'
import listMemosRead from '../../fixtures/memo/listMemos.read.json'
import listMemosSecond from '../../fixtures/memo/listMemos.second.json'
import listMemosUnread from '../../fixtures/memo/listMemos.unread.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Inbox' }

const route = '/nudges?inbox=all'
const around = [replay('getMe', getMe), replay('listAdvisories', listAdvisories)]
const lists = [
  replay('listMemos', listMemos),
  replay('listMemos', listMemosUnread),
  replay('listMemos', listMemosRead),
  replay('listMemos', listMemosArchived),
]
const read = replay('changeMemoStatus', changeMemoRead)
const archived = replayAny('changeMemoStatus', changeMemoArchived)

/** Eight memos, three of them unread, none open. */
export const Filled = story({ route, answers: [...around, ...lists, read] })

/** Only the button; the inbox loads nothing before it is opened. */
export const Closed = story({ route: '/nudges', answers: [...around, ...lists, read] })

const [unreadMemo, toArchive] = [changeMemoRead.body.id, changeMemoArchived.body.id]

/** Opening the newest marks it as read and changes the list. */
export const Open = story({
  route: `/nudges?inbox=all&memo=${unreadMemo}`,
  answers: () => [
    ...around,
    replay('listMemos', listMemos, { once: true }),
    replay('listMemos', listMemosHandled),
    read,
  ],
})

/** On the Unread tab an opened memo leaves the list. */
export const UnreadTab = story({
  route: '/nudges?inbox=unread',
  answers: () => [
    ...around,
    replay('listMemos', listMemos, { once: true }),
    replay('listMemos', listMemosHandled),
    replay('listMemos', listMemosUnread, { once: true }),
    replayAny(
      'listMemos',
      changed(listMemosUnread, api.listMemos.output, (all) => all.slice(1)),
    ),
    replay('listMemos', listMemosRead),
    read,
  ],
})

const stillToArchive = changed(listMemos, api.listMemos.output, (all) =>
  all.map((memo) => (memo.id === toArchive ? { ...memo, status: 'read' as const } : memo)),
)

const archiving = () => [
  ...around,
  replayAny('listMemos', stillToArchive, { once: true }),
  replay('listMemos', listMemosHandled),
]
const opensRead = `/nudges?inbox=all&memo=${toArchive}`

/** A read memo can be archived. */
export const ReadMemoOpen = story({ route: opensRead, answers: () => [...archiving(), archived] })

/** Somebody else has already archived it. */
export const Conflict = story({
  route: opensRead,
  answers: () => [...archiving(), replay('changeMemoStatus', changeMemoConflict)],
})

/** Archiving fails at first; the second try works. */
export const ArchiveError = story({
  route: opensRead,
  answers: () => [...archiving(), replayAny('changeMemoStatus', unavailable, { once: true }), archived],
})

/** The change has not been answered. */
export const Archiving = story({
  route: opensRead,
  answers: () => [...archiving(), neverRespond('changeMemoStatus')],
})

/** Marking as read fails at first; the second try works. */
export const MarkAsReadError = story({
  route: `/nudges?inbox=all&memo=${unreadMemo}`,
  answers: () => [
    ...around,
    replay('listMemos', listMemos, { once: true }),
    replay('listMemos', listMemosHandled),
    networkError('changeMemoStatus', { once: true }),
    read,
  ],
})

export const Empty = story({ route, answers: [...around, replay('listMemos', listMemosEmpty)] })

// A new handler for each story, because it answers only once.
const firstPage = () => replayAny('listMemos', listMemosFirst, { once: true })

/** Several pages; the second loads at the end of the first. */
export const SeveralPages = story({
  route,
  answers: () => [...around, firstPage(), replay('listMemos', listMemosSecond)],
})

/** The second page fails to load at first; Try again works. */
export const NextPageError = story({
  route,
  answers: () => [
    ...around,
    firstPage(),
    replayAny('listMemos', unavailable, { once: true }),
    replay('listMemos', listMemosSecond),
  ],
})

/** A receipt opens a memo older than the loaded page. */
export const OlderMemoOpen = story({
  route: `/nudges?inbox=all&memo=${getMemo.body.id}`,
  answers: () => [...around, firstPage(), neverRespond('listMemos'), replay('getMemo', getMemo)],
})

export const Loading = story({ route, answers: [...around, neverRespond('listMemos')] })

/** The memos fail to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [...around, replayAny('listMemos', unavailable, { once: true }), ...lists],
})

export const SignedOut = story({ route, answers: [], signedIn: false })

const long = changed(listMemos, api.listMemos.output, (all) =>
  all.map((memo, index) => ({
    ...memo,
    subject: index % 2 === 0 ? longer(memo.subject, 200) : unbroken(200),
    content: index % 2 === 0 ? longer(memo.content, 8000) : unbroken(8000),
    type: index % 2 === 0 ? memo.type : unbroken(40),
    fromPersona: index % 2 === 0 ? longer(memo.fromPersona, 80) : unbroken(80),
    status: 'read' as const,
  })),
)

/** Texts of maximum length, and an unknown type. */
export const LongText = story({
  route: `/nudges?inbox=all&memo=${toArchive}`,
  answers: [...around, replayAny('listMemos', long)],
})

export const LongTextNarrow = story({
  route: `/nudges?inbox=all&memo=${toArchive}`,
  answers: [...around, replayAny('listMemos', long)],
  width: 390,
})
LongTextNarrow.storyName = 'Long text 390'

/** With a memo open. */
export const Dark = story({
  route: opensRead,
  answers: () => [...archiving(), archived],
  theme: 'dark',
})

/** The list. */
export const Narrow = story({ route, answers: [...around, ...lists, read], width: 390 })
Narrow.storyName = '390'

export const OpenNarrow = story({ route: opensRead, answers: () => [...archiving(), archived], width: 390 })
OpenNarrow.storyName = 'Open 390'
