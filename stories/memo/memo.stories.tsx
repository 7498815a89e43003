/** The CEO inbox in every state. */
import { api } from '#schema/api'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { always, answer, unreachable, waiting } from '../../fixtures/core/answers.ts'
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
import { changed, longer, unbroken } from '../core/longer.ts'
import { story } from '../core/story.tsx'

export default { title: 'CEO Inbox' }

const route = '/nudges?inbox=all'
const around = [answer('getMe', getMe), answer('listAdvisories', listAdvisories)]
const lists = [
  answer('listMemos', listMemos),
  answer('listMemos', listMemosUnread),
  answer('listMemos', listMemosRead),
  answer('listMemos', listMemosArchived),
]
const read = answer('changeMemoStatus', changeMemoRead)
const archived = always('changeMemoStatus', changeMemoArchived)

/** Eight memos, three of them unread, none opened. */
export const Filled = story({ route, answers: [...around, ...lists, read] })

/** The button alone: the inbox asks nothing before it is opened. */
export const Closed = story({ route: '/nudges', answers: [...around, ...lists, read] })

const [unreadMemo, toArchive] = [changeMemoRead.body.id, changeMemoArchived.body.id]

/** Opening the newest marks it as read; after that the list is another. */
export const Opened = story({
  route: `/nudges?inbox=all&memo=${unreadMemo}`,
  answers: () => [
    ...around,
    answer('listMemos', listMemos, { once: true }),
    answer('listMemos', listMemosHandled),
    read,
  ],
})

/** On the unread tab, what is opened leaves the list. */
export const Unread = story({
  route: '/nudges?inbox=unread',
  answers: () => [
    ...around,
    answer('listMemos', listMemos, { once: true }),
    answer('listMemos', listMemosHandled),
    answer('listMemos', listMemosUnread, { once: true }),
    always(
      'listMemos',
      changed(listMemosUnread, api.listMemos.output, (all) => all.slice(1)),
    ),
    answer('listMemos', listMemosRead),
    read,
  ],
})

const stillToArchive = changed(listMemos, api.listMemos.output, (all) =>
  all.map((memo) => (memo.id === toArchive ? { ...memo, status: 'read' as const } : memo)),
)

const archiving = () => [
  ...around,
  always('listMemos', stillToArchive, { once: true }),
  answer('listMemos', listMemosHandled),
]
const opensRead = `/nudges?inbox=all&memo=${toArchive}`

/** A memo that was read can be archived. */
export const ToArchive = story({ route: opensRead, answers: () => [...archiving(), archived] })

/** Somebody else has archived it already. */
export const ArchivedBefore = story({
  route: opensRead,
  answers: () => [...archiving(), answer('changeMemoStatus', changeMemoConflict)],
})

/** Archiving does not reach the record; the second try does. */
export const NotArchived = story({
  route: opensRead,
  answers: () => [...archiving(), always('changeMemoStatus', unavailable, { once: true }), archived],
})

/** The archiving is on its way. */
export const Archiving = story({
  route: opensRead,
  answers: () => [...archiving(), waiting('changeMemoStatus')],
})

/** The memo cannot be marked as read; the second try works. */
export const NotMarked = story({
  route: `/nudges?inbox=all&memo=${unreadMemo}`,
  answers: () => [
    ...around,
    answer('listMemos', listMemos, { once: true }),
    answer('listMemos', listMemosHandled),
    unreachable('changeMemoStatus', { once: true }),
    read,
  ],
})

/** No memos at all. */
export const Empty = story({ route, answers: [...around, answer('listMemos', listMemosEmpty)] })

// Made anew for each: it answers once.
const firstPage = () => always('listMemos', listMemosFirst, { once: true })

/** More memos than one page holds: the second comes as the end of the first is reached. */
export const Pages = story({
  route,
  answers: () => [...around, firstPage(), answer('listMemos', listMemosSecond)],
})

/** The second page cannot be had; the second try works. */
export const PagesRefused = story({
  route,
  answers: () => [
    ...around,
    firstPage(),
    always('listMemos', unavailable, { once: true }),
    answer('listMemos', listMemosSecond),
  ],
})

/** A receipt leads to a memo that is older than the page that was fetched. */
export const OpenedOlder = story({
  route: `/nudges?inbox=all&memo=${getMemo.body.id}`,
  answers: () => [...around, firstPage(), waiting('listMemos'), answer('getMemo', getMemo)],
})

/** Before the first answer. */
export const Loading = story({ route, answers: [...around, waiting('listMemos')] })

/** The memos cannot be had; the second try works. */
export const Refused = story({
  route,
  answers: () => [...around, always('listMemos', unavailable, { once: true }), ...lists],
})

/** A session that is over: the login comes first. */
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

/** Texts as long as they can be, and a type of its own. */
export const LongText = story({
  route: `/nudges?inbox=all&memo=${toArchive}`,
  answers: [...around, always('listMemos', long)],
})

/** The same on a phone. */
export const LongTextNarrow = story({
  route: `/nudges?inbox=all&memo=${toArchive}`,
  answers: [...around, always('listMemos', long)],
  width: 390,
})

/** In the dark theme, with a memo opened. */
export const Dark = story({
  route: opensRead,
  answers: () => [...archiving(), archived],
  theme: 'dark',
})

/** On a phone: the list. */
export const Narrow = story({ route, answers: [...around, ...lists, read], width: 390 })

/** On a phone: an opened memo. */
export const NarrowOpened = story({ route: opensRead, answers: () => [...archiving(), archived], width: 390 })
