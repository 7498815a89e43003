/** The Integrations screen, with every outcome of connecting and disconnecting. */
import { api } from '#schema/api'
import createConnectionConflict from '../../fixtures/connection/createConnection.conflict.json'
import createConnection from '../../fixtures/connection/createConnection.json'
import listConnectionsAdded from '../../fixtures/connection/listConnections.added.json'
import listConnectionsEmpty from '../../fixtures/connection/listConnections.empty.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import listConnectionsUnauthenticated from '../../fixtures/connection/listConnections.unauthenticated.json'
import removeConnection from '../../fixtures/connection/removeConnection.json'
import removeConnectionMissing from '../../fixtures/connection/removeConnection.missing.json'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMeAdviser from '../../fixtures/session/getMe.adviser.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer } from '../core/long-texts.ts'
import { noFeeds } from '../core/no-feeds.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Integrations' }

const route = '/connections'
const me = replay('getMe', getMe)
const list = replay('listConnections', listConnections)
const connecting = () => [
  me,
  noFeeds,
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
    noFeeds,
    replay('listConnections', listConnectionsAdded, { once: true }),
    list,
    replay('removeConnection', removeConnection),
  ],
})

export const Empty = story({
  route,
  answers: [me, noFeeds, replayAny('listConnections', listConnectionsEmpty)],
})

export const Loading = story({ route, answers: [me, noFeeds, neverRespond('listConnections')] })

/** The list fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [me, noFeeds, replayAny('listConnections', unavailable, { once: true }), list],
})

/** The session has expired. */
/** An adviser reads what is connected, and has no buttons to connect, import or disconnect. */
export const AdviserReads = story({
  route,
  answers: [replay('getMe', getMeAdviser), noFeeds, replay('listConnections', listConnections)],
})

export const SignedOut = story({
  route,
  answers: [me, noFeeds, replay('listConnections', listConnectionsUnauthenticated)],
})

/** The setup of the bank account, opened by the address. */
export const SetupOpen = story({ route: `${route}?connect=bank_account`, answers: connecting })

/** The setup that replaces a failed connection. */
export const Reconnect = story({
  route: `${route}?connect=accounting`,
  answers: () => [
    me,
    noFeeds,
    list,
    replayAny('removeConnection', removeConnection),
    replayAny('createConnection', createConnection),
  ],
})

/** The service fails to connect it. */
export const ConnectError = story({
  route: `${route}?connect=bank_account`,
  answers: [me, noFeeds, list, replayAny('createConnection', unavailable)],
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
  answers: [me, noFeeds, list, replay('createConnection', createConnectionConflict)],
})

/** The service fails to disconnect it. */
export const DisconnectError = story({
  route,
  answers: [
    me,
    noFeeds,
    replay('listConnections', listConnectionsAdded),
    replayAny('removeConnection', unavailable),
  ],
})

/** Somebody else disconnected it first. */
export const AlreadyDisconnected = story({
  route,
  answers: () => [
    me,
    noFeeds,
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
    noFeeds,
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
