/** Integrations: where the figures can come from, by category. The tab and the open setup live in the address. */
import { Tab, Tabs } from '@blueprintjs/core'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  type Connection,
  type IntegrationType,
  integrationCategories,
  integrationTypes,
} from '#schema/connection/connection'
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { list } from '../kit/formats.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { connectionText } from '../messages/en/connection.ts'
import { ConnectDialog } from './ConnectDialog.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import classes from './ConnectionsScreen.module.css'
import { ConnectionsSkeleton } from './ConnectionsSkeleton.tsx'
import { useListConnectionsQuery } from './connection.api.ts'
import {
  categoryOf,
  connectingOf,
  connectionOf,
  typesOf,
  withCategory,
  withConnecting,
} from './connection-view.ts'
import { DisconnectDialog } from './DisconnectDialog.tsx'

const openedHere = { isOpenedHere: true }

export const ConnectionsScreen = () => {
  const text = useText(connectionText)
  const { data, error, isFetching, refetch } = useListConnectionsQuery()
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const category = categoryOf(address)
  const wanted = connectingOf(address)
  // Dialogs stay mounted until they have faded, so what they are about is kept beside whether they are open.
  const [lastConnecting, setLastConnecting] = useState<IntegrationType>()
  const isFree = wanted !== undefined && data && connectionOf(data, wanted)?.status !== 'connected'
  if (isFree && wanted !== lastConnecting) setLastConnecting(wanted)
  const failedBefore =
    data && lastConnecting && data.find(({ type, status }) => type === lastConnecting && status === 'error')
  const [leaving, setLeaving] = useState<Connection>()
  const [isLeavingOpen, setLeavingOpen] = useState(false)

  const standfirst = (connections: readonly Connection[]): string => {
    const good = connections.filter(({ status }) => status === 'connected').length
    const failed = connections.filter(({ status }) => status === 'error').map(({ type }) => text.names[type])
    return failed.length === 0
      ? text.standing(good, integrationTypes.length)
      : `${text.standing(good, integrationTypes.length)} ${text.needAttention(list(failed), failed.length)}`
  }

  // Closing goes back to where it was opened from, so that Back does not lead to the same screen once more.
  const closeSetup = () =>
    state?.isOpenedHere === true
      ? navigate(-1)
      : setAddress(withConnecting(address, undefined), { replace: true })

  const cards = data ? (
    <div className={classes.cards}>
      {typesOf(category).map((type) => {
        const connection = connectionOf(data, type)
        return (
          <ConnectionCard
            key={type}
            type={type}
            connection={connection}
            isAsked={type === lastConnecting || type === leaving?.type}
            onConnect={() =>
              setAddress(withConnecting(address, type), { flushSync: true, state: openedHere })
            }
            onDisconnect={() => {
              setLeaving(connection)
              setLeavingOpen(true)
            }}
          />
        )
      })}
    </div>
  ) : (
    <ConnectionsSkeleton count={typesOf(category).length} />
  )

  return (
    <>
      <ScreenHeader
        title={text.title}
        standfirst={data ? standfirst(data) : error ? undefined : <Skeleton width="260px" />}
      />
      {error && !data ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <Tabs
          id="integrations"
          selectedTabId={category}
          animate={false}
          renderActiveTabPanelOnly
          onChange={(id) =>
            setAddress(withCategory(address, integrationCategories.find((one) => one === id) ?? category), {
              flushSync: true,
            })
          }
        >
          {integrationCategories.map((one) => (
            // Blueprint's arrow keys look only for tabs that say they are not disabled.
            <Tab key={one} id={one} disabled={false} panel={cards}>
              {text.categories[one]} <span className={classes.count}>{typesOf(one).length}</span>
            </Tab>
          ))}
        </Tabs>
      )}
      {lastConnecting && (
        <ConnectDialog
          key={lastConnecting}
          type={lastConnecting}
          replaced={failedBefore}
          // Once open it stays so, whatever becomes of the connection meanwhile: something may be typed in it.
          isOpen={wanted === lastConnecting}
          onClose={closeSetup}
          onClosed={() => setLastConnecting(undefined)}
        />
      )}
      {leaving && (
        <DisconnectDialog
          connection={leaving}
          isOpen={isLeavingOpen}
          onClose={() => setLeavingOpen(false)}
          onClosed={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
