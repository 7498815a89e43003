/** The Integrations screen, with every outcome of connecting and disconnecting. */
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { Letter } from '#schema/import/pushed'
import createConnectionConflict from '../../fixtures/connection/createConnection.conflict.json'
import createConnection from '../../fixtures/connection/createConnection.json'
import createConnectionTill from '../../fixtures/connection/createConnection.till.json'
import listConnectionsAdded from '../../fixtures/connection/listConnections.added.json'
import listConnectionsEmpty from '../../fixtures/connection/listConnections.empty.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import listConnectionsTill from '../../fixtures/connection/listConnections.till.json'
import listConnectionsUnauthenticated from '../../fixtures/connection/listConnections.unauthenticated.json'
import listFeedsWaiting from '../../fixtures/connection/listFeeds.waiting.json'
import removeConnection from '../../fixtures/connection/removeConnection.json'
import removeConnectionMissing from '../../fixtures/connection/removeConnection.missing.json'
import replaceSecret from '../../fixtures/connection/replaceConnectionSecret.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Integrations' }

const route = '/connections'
const me = replay('getMe', getMe)
/** Nothing that is connected can push sales. */
const feeds = replayAny(
  'listFeeds',
  changed(listFeedsWaiting, api.listFeeds.output, () => []),
)
const list = replay('listConnections', listConnections)
const connecting = () => [
  me,
  feeds,
  replay('listConnections', listConnections, { once: true }),
  replay('listConnections', listConnectionsAdded),
  replay('createConnection', createConnection),
]

/** Two are connected, one of them failed; the bank account can be connected. */
export const Filled = story({ route, answers: connecting })

/** The bank account is connected, and can be disconnected. */
export const BankConnected = story({
  route,
  answers: () => [
    me,
    feeds,
    replay('listConnections', listConnectionsAdded, { once: true }),
    list,
    replay('removeConnection', removeConnection),
  ],
})

export const Empty = story({
  route,
  answers: [me, feeds, replayAny('listConnections', listConnectionsEmpty)],
})

export const Loading = story({ route, answers: [me, feeds, neverRespond('listConnections')] })

/** The list fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, feeds, replayAny('listConnections', unavailable, { once: true }), list],
})

/** The session has expired. */
export const SignedOut = story({
  route,
  answers: [me, feeds, replay('listConnections', listConnectionsUnauthenticated)],
})

/** The setup of the bank account, opened by the address. */
export const SetupOpen = story({ route: `${route}?connect=bank_account`, answers: connecting })

/** The setup that replaces a failed connection. */
export const Reconnect = story({
  route: `${route}?connect=accounting`,
  answers: () => [
    me,
    feeds,
    list,
    replayAny('removeConnection', removeConnection),
    replayAny('createConnection', createConnection),
  ],
})

/** The service fails to connect it. */
export const ConnectError = story({
  route: `${route}?connect=bank_account`,
  answers: [me, feeds, list, replayAny('createConnection', unavailable)],
})

/** The reply is lost; the second try works. */
export const ConnectReplyLost = story({
  route: `${route}?connect=bank_account`,
  answers: () => [
    networkError('createConnection', { once: true }),
    replay('listConnections', listConnections, { once: true }),
    ...connecting(),
  ],
})

/** Somebody else connected it first. */
export const ConnectConflict = story({
  route: `${route}?connect=bank_account`,
  answers: [me, feeds, list, replay('createConnection', createConnectionConflict)],
})

/** The service fails to disconnect it. */
export const DisconnectError = story({
  route,
  answers: [
    me,
    feeds,
    replay('listConnections', listConnectionsAdded),
    replayAny('removeConnection', unavailable),
  ],
})

/** Somebody else disconnected it first. */
export const AlreadyDisconnected = story({
  route,
  answers: () => [
    me,
    feeds,
    replay('listConnections', listConnectionsAdded, { once: true }),
    list,
    replay('removeConnection', removeConnectionMissing),
  ],
})

/** A failure with a reason of maximum length. */
export const LongText = story({
  route,
  answers: [
    me,
    feeds,
    replayAny(
      'listConnections',
      changed(listConnections, api.listConnections.output, (all) =>
        all.map((one) => ({ ...one, ...(one.failure ? { failure: longer(one.failure, 300) } : {}) })),
      ),
    ),
  ],
})

export const Dark = story({ route, answers: connecting, theme: 'dark' })

export const Narrow = story({ route, answers: connecting, width: 390 })
Narrow.storyName = '390'

export const SetupOpenNarrow = story({
  route: `${route}?connect=bank_account`,
  answers: connecting,
  width: 390,
})
SetupOpenNarrow.storyName = 'Setup open 390'

/** A till whose system can push, which has sent nothing yet. */
const till = [me, replay('listConnections', listConnectionsTill), replay('listFeeds', listFeedsWaiting)]
const operations = `${route}?category=operations`

/** A till that has sent nothing yet: its address, and how to send the first message. */
export const FeedWaiting = story({ route: operations, answers: till })

/** The till is connected; its secret is shown this once. */
export const FeedConnecting = story({
  route: `${operations}&connect=pos_orders`,
  answers: () => [
    me,
    replayAny('listConnections', listConnectionsEmpty, { once: true }),
    replay('listConnections', listConnectionsTill),
    replay('listFeeds', listFeedsWaiting),
    replay('createConnection', createConnectionTill),
  ],
  acts: [
    { fill: 'POS system', text: 'Square' },
    { press: 'Connect', inside: '[role=dialog]' },
  ],
})

const busy = changed(listFeedsWaiting, api.listFeeds.output, (all) =>
  all.map((one) => {
    const days = one.days.map(({ date }, at) => ({ date, rows: at % 7 === 3 ? 0 : 40 + ((at * 17) % 60) }))
    const at = one.address?.issuedAt
    if (!at) return one
    const letter = (letterId: string, about: string, reason: string) =>
      decodeOrThrow(Letter, { letterId, about, reason, receivedAt: at }, 'A letter')
    return {
      ...one,
      days,
      rows: days.reduce((sum, { rows }) => sum + rows, 0),
      heardAt: at,
      lastAt: at,
      ...(days[0] && days[29] ? { from: days[0].date, to: days[29].date } : {}),
      failed: 2,
      letters: [
        letter('a1', '51902', 'The currency is NZD, and this business keeps AUD'),
        letter('a2', '51877', 'Square sent a sale without a total'),
      ],
    }
  }),
)
const fedTill = [me, replay('listConnections', listConnectionsTill), replayAny('listFeeds', busy)]

/** A till that sends its sales; two of its messages could not be read. */
export const FeedBusy = story({ route: operations, answers: fedTill })

/** The service fails to read a message again. */
export const FeedRetryError = story({
  route: operations,
  answers: [...fedTill, replayAny('retryDelivery', unavailable)],
  acts: [{ press: 'Try again: 51902' }],
})

/** Accounts that send notices without amounts. */
export const FeedNotices = story({
  route: operations,
  answers: [
    me,
    replay('listConnections', listConnectionsTill),
    replayAny(
      'listFeeds',
      changed(listFeedsWaiting, api.listFeeds.output, (all) =>
        all.map((one) => ({ ...one, notices: 3, ...(one.address ? { heardAt: one.address.issuedAt } : {}) })),
      ),
    ),
  ],
})

/** The secret is replaced. */
export const FeedReplacing = story({
  route: operations,
  answers: [...fedTill, replay('replaceConnectionSecret', replaceSecret)],
  acts: [{ press: 'Replace' }],
})

export const FeedDark = story({ route: operations, answers: fedTill, theme: 'dark' })

export const FeedNarrow = story({ route: operations, answers: fedTill, width: 390 })
FeedNarrow.storyName = 'Feed 390'
