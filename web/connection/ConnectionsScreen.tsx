/** Integrations by category. The address holds the tab and the open setup. */
import { Tab, Tabs } from '@blueprintjs/core'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  type Connection,
  type Inbound,
  type IntegrationType,
  integrationCategories,
  integrationTypes,
} from '#schema/connection/connection'
import { importEndpoints } from '#schema/import/import.endpoints'
import { useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { list } from '../kit/formats.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { connectionText } from '../messages/en/connection.ts'
import { ConnectDialog } from './ConnectDialog.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import classes from './ConnectionsScreen.module.css'
import { ConnectionsSkeleton } from './ConnectionsSkeleton.tsx'
import { useListConnectionsQuery, useListFeedsQuery } from './connection.api.ts'
import {
  categoryOf,
  connectingOf,
  connectionOf,
  hasFeed,
  typesOf,
  withCategory,
  withConnecting,
} from './connection-view.ts'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { ReplaceSecretDialog } from './ReplaceSecretDialog.tsx'

const openedHere = { isOpenedHere: true }

export const ConnectionsScreen = () => {
  const text = useText(connectionText)
  const mayImport = useMay(importEndpoints.sendImport)
  const { data, error, isFetching, refetch } = useListConnectionsQuery()
  const { data: feeds, error: feedsError, ...feedsQuery } = useListFeedsQuery()
  // New secrets by connection: shown once, and kept nowhere else.
  const [issued, setIssued] = useState<Readonly<Record<string, Inbound>>>({})
  const keep = (connectionId: string, inbound: Inbound) =>
    setIssued((before) => ({ ...before, [connectionId]: inbound }))
  const [replacing, setReplacing] = useState<Connection>()
  const [isFirst, setFirst] = useState(false)
  const [isReplaceOpen, setReplaceOpen] = useState(false)
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const category = categoryOf(address)
  const requested = connectingOf(address)
  // Dialogs stay mounted while fading out, so their content is stored separately from whether they are open.
  const [lastConnecting, setLastConnecting] = useState<IntegrationType>()
  const isFree = requested !== undefined && data && connectionOf(data, requested)?.status !== 'connected'
  if (isFree && requested !== lastConnecting) setLastConnecting(requested)
  const failedBefore =
    data && lastConnecting && data.find(({ type, status }) => type === lastConnecting && status === 'error')
  const [leaving, setLeaving] = useState<Connection>()
  const [isLeavingOpen, setLeavingOpen] = useState(false)

  const standfirst = (connections: readonly Connection[]): string => {
    // Only integrations that have delivered figures count as connected.
    const good = connections.filter(
      ({ status, lastSync }) => status === 'connected' && lastSync !== null,
    ).length
    const failed = connections.filter(({ status }) => status === 'error').map(({ type }) => text.names[type])
    return failed.length === 0
      ? text.summary(good, integrationTypes.length)
      : `${text.summary(good, integrationTypes.length)} ${text.needAttention(list(failed), failed.length)}`
  }

  // Goes back in history when opened here, so that Back does not reopen it.
  const closeSetup = () =>
    state?.isOpenedHere === true
      ? navigate(-1)
      : setAddress(withConnecting(address, undefined), { replace: true })

  const cards = data ? (
    <div className={classes.cards}>
      {typesOf(category).map((type) => {
        const connection = connectionOf(data, type)
        const feed = connection && feeds?.find(({ connectionId }) => connectionId === connection.id)
        return (
          <div key={type} className={feed && hasFeed(feed) ? classes.wide : classes.cell}>
            <ConnectionCard
              type={type}
              connection={connection}
              feed={feed}
              issued={connection && issued[connection.id]}
              onReplace={() => {
                setReplacing(connection)
                setFirst(feed?.address === undefined)
                setReplaceOpen(true)
              }}
              isAsked={type === lastConnecting || type === leaving?.type || type === replacing?.type}
              onConnect={() =>
                setAddress(withConnecting(address, type), { flushSync: true, state: openedHere })
              }
              onDisconnect={() => {
                setLeaving(connection)
                setLeavingOpen(true)
              }}
            />
          </div>
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
        actions={mayImport && <ButtonLink to="/imports">{text.importFile}</ButtonLink>}
      />
      {feedsError && !feeds && data && (
        <ProblemNote
          what={text.feedsNotLoaded}
          error={feedsError}
          onRetry={feedsQuery.refetch}
          isRetrying={feedsQuery.isFetching}
        />
      )}
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
            // Blueprint's arrow keys look only for tabs with an explicit disabled={false}.
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
          // Stays open even if the connection changes in the background, because it may contain input.
          isOpen={requested === lastConnecting}
          onClose={closeSetup}
          onIssued={keep}
          onClosed={() => setLastConnecting(undefined)}
        />
      )}
      {replacing && (
        <ReplaceSecretDialog
          key={replacing.id}
          connection={replacing}
          isFirst={isFirst}
          isOpen={isReplaceOpen}
          onIssued={keep}
          onClose={() => setReplaceOpen(false)}
          onClosed={() => setReplacing(undefined)}
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
