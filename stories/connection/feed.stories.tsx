/** Pushed sales on the Integrations screen: waiting, arriving, unreadable, and every outcome of a new secret. */
import { api } from '#schema/api'
import { ConnectionId } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { Letter } from '#schema/import/pushed'
import createConnectionTill from '../../fixtures/connection/createConnection.till.json'
import listConnectionsEmpty from '../../fixtures/connection/listConnections.empty.json'
import listConnections from '../../fixtures/connection/listConnections.json'
import listConnectionsTill from '../../fixtures/connection/listConnections.till.json'
import listFeedsWaiting from '../../fixtures/connection/listFeeds.waiting.json'
import replaceSecret from '../../fixtures/connection/replaceConnectionSecret.json'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/Integrations, pushed sales' }

const route = '/connections'
const me = replay('getMe', getMe)

/** A till whose system can push sales, but has sent nothing yet. */
const till = [me, replay('listConnections', listConnectionsTill), replay('listFeeds', listFeedsWaiting)]
const syncedTill = decodeOrThrow(
  ConnectionId,
  listConnections.body.find(({ type }) => type === 'pos_orders')?.id,
  'The synced till',
)
const operations = `${route}?category=operations`

/** A till that has sent nothing yet: its address, and how to send the first message. */
export const FeedWaiting = story({ route: operations, answers: till })

/** The till is connected; its secret is shown only now. */
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

/** The card of a system that pushes sales, in dark. */
export const FeedDark = story({ route: operations, answers: fedTill, theme: 'dark' })

/** The card of a system that pushes sales, on a phone. */
export const FeedNarrow = story({ route: operations, answers: fedTill, width: 390 })
FeedNarrow.storyName = 'Feed 390'

/** The till of a demo business has no address yet; one is made. */
export const FeedWithoutAddress = story({
  route: operations,
  answers: [
    me,
    replay('listConnections', listConnections),
    replayAny(
      'listFeeds',
      changed(listFeedsWaiting, api.listFeeds.output, (all) =>
        all.map(({ address: _address, ...one }) => ({ ...one, connectionId: syncedTill })),
      ),
    ),
    replayAny('replaceConnectionSecret', replaceSecret),
  ],
})

/** The list of messages fails to load at first; Try again works. */
export const FeedsError = story({
  route: operations,
  answers: () => [
    me,
    replay('listConnections', listConnectionsTill),
    replayAny('listFeeds', unavailable, { once: true }),
    replay('listFeeds', listFeedsWaiting),
  ],
})
