/** The Decision Log: every change in the workspace, read from its events. The address holds filter, page and open event. */

import { Button } from '@blueprintjs/core'
import { type ReactNode, Suspense, useEffect } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { SidePanel } from '../kit/overlays/SidePanel.tsx'
import { useEscape } from '../kit/overlays/use-escape.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { decisionLogText } from '../messages/en/decision-log.ts'
import { logFilterText } from '../messages/en/log-filter.ts'
import classes from './DecisionLogScreen.module.css'
import { useListAuditQuery, useReadAuditEntryQuery } from './decision-log.api.ts'
import { ExportMenu } from './export/ExportMenu.tsx'
import { useLogExport } from './export/use-log-export.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { type LogFilter, partsOf, queryOf } from './filters/log-filter.ts'
import { LogContent } from './LogContent.tsx'
import { LogSkeleton } from './LogSkeleton.tsx'
import { readLogAddress, withFilter, withOrder, withoutInvalid } from './log-address.ts'
import { PrivacySwitch } from './PrivacySwitch.tsx'
import { isComplete, useLogCount, useRefetchOnceComplete } from './use-log-count.ts'
import { useLogNavigation } from './use-log-navigation.ts'
import { useLogTail } from './use-log-tail.ts'

// Its answer arrives after the entries, so its code can load later too.
const LogCheck = lazyPart(async () => (await import('./checkpoints/LogCheck.tsx')).LogCheck)
// Loaded only when an event is opened or the log exported.
const EventDrawer = lazyPart(async () => (await import('./entry/EventDrawer.tsx')).EventDrawer)

const ExportProgress = lazyPart(async () => (await import('./export/ExportProgress.tsx')).ExportProgress)

type Props = {
  /** Privacy setting of the workspace; undefined until known. */
  readonly showIdentifiers: boolean | undefined
  /** Workspace of the log; undefined until known. */
  readonly workspace?: string | undefined
  /** Links to further pages. */
  readonly links?: ReactNode
}

/** Reads the address and fetches the page it asks for. */
const useLog = (zone: string | undefined) => {
  const [address, setAddress] = useSearchParams()
  const { filter, order, cursor, event } = readLogAddress(address)
  // Removes mistyped values from the address, so that it matches what is shown.
  useEffect(() => {
    const tidy = withoutInvalid(address)
    if (tidy !== address) setAddress(tidy, { replace: true })
  }, [address, setAddress])
  const query = queryOf(filter, zone)
  const count = useLogCount(query)
  // An earlier moment gets no new events.
  const isAsOf = useIsAsOf()
  const isFirst = cursor.before === undefined && cursor.after === undefined
  const complete = count && isComplete(count) ? count : undefined
  const live = useLogTail(query, isFirst && order === 'newest' && !isAsOf, cursor, complete)
  const pageQuery = { ...query, ...(order === 'newest' ? {} : { order }), ...live.cursor }
  const answer = useListAuditQuery(pageQuery)
  useRefetchOnceComplete(count, answer.refetch)
  return { filter, order, event, query, count, tail: live.tail, answer }
}

// Searching by actors or whole ids is refused while they are masked.
const isHidden = (error: object): boolean =>
  'problem' in error && JSON.stringify(error.problem).includes(':decision-log/identifiers-hidden')

export const DecisionLogScreen = ({ showIdentifiers, workspace, links }: Props) => {
  const zone = useTimeZone()
  const text = useText(decisionLogText)
  const filters = useText(logFilterText)
  const { filter, order, event, query, count, tail, answer } = useLog(zone)
  const { data: page, currentData, error, isFetching, refetch } = answer
  const isWhole = order === 'newest' && partsOf(filter).length === 0
  const moves = useLogNavigation(page, event, isWhole)
  const detail = useReadAuditEntryQuery({ position: event ?? 1 }, { skip: event === undefined })
  const entry =
    page?.entries.find(({ position }) => position === event) ??
    (detail.currentData?.entry.position === event ? detail.currentData?.entry : undefined)
  // The drawer handles Escape itself, but it is mounted only once the event has loaded.
  useEscape({ isOpen: event !== undefined && !entry, onClose: moves.close })
  const narrow = (next: LogFilter, options?: NavigateOptions) =>
    moves.setAddress(withFilter(moves.address, next), options)
  const logExport = useLogExport()
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title={text.title}
        standfirst={text.standfirst}
        actions={
          <>
            {links}
            <PrivacySwitch showIdentifiers={showIdentifiers} />
            <ExportMenu
              showIdentifiers={showIdentifiers}
              onExport={(format) => void logExport.start({ format, query, order })}
            />
          </>
        }
      />
      <Suspense fallback={null}>
        <LogCheck
          workspace={workspace}
          broken={page?.entries.find(({ verified }) => !verified)?.position}
          zone={zone}
        />
      </Suspense>
      {logExport.state && (
        <Suspense fallback={null}>
          <ExportProgress
            state={logExport.state}
            onCancel={logExport.cancel}
            onRetry={logExport.again}
            onClose={logExport.close}
          />
        </Suspense>
      )}
      <FilterBar
        filter={filter}
        onChange={(next) => narrow(next)}
        onWords={(next) => narrow(next, { replace: true })}
        showIdentifiers={showIdentifiers === true}
        zone={zone}
      />
      <FilterChips filter={filter} onChange={(next) => narrow(next)} />
      {error && !currentData ? (
        isHidden(error) ? (
          <EmptyState
            sentence={text.hiddenFound}
            action={<Button text={filters.clear} onClick={() => narrow({})} />}
          />
        ) : (
          <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
        )
      ) : page ? (
        <LogContent
          page={page}
          count={count}
          filter={filter}
          order={order}
          tail={tail}
          openPosition={event}
          isTurning={!currentData}
          table={moves.table}
          onFilter={(next) => narrow(next)}
          onOrder={(next) => moves.setAddress(withOrder(moves.address, next))}
          onOpen={moves.open}
          onStep={(from, direction) => moves.step(direction, from)}
          onTurn={moves.turn}
          onRefresh={refetch}
          zone={zone}
        />
      ) : (
        <LogSkeleton />
      )}
      {entry && (
        <SidePanel label={text.event} onClose={moves.close}>
          <Suspense fallback={null}>
            <EventDrawer
              key={entry.position}
              entry={entry}
              workspace={workspace}
              detail={detail}
              onFollow={moves.open}
              onActor={showIdentifiers ? (actor) => narrow({ actor }) : undefined}
              takesFocus={moves.drawerTakesFocus}
              onClose={moves.close}
              onStep={(direction) => moves.step(direction)}
              zone={zone}
            />
          </Suspense>
        </SidePanel>
      )}
    </div>
  )
}
