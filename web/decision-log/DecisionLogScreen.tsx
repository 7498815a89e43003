/** The Decision Log: every change of the workspace, straight from its events. Page and open event live in the address. */

import { useSearchParams } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { ProblemNote } from '../kit/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { SidePanel } from '../kit/SidePanel.tsx'
import { decisionLogText } from '../messages/en/decision-log.ts'
import classes from './DecisionLogScreen.module.css'
import { useListAuditQuery } from './decision-log.api.ts'
import { EventDrawer } from './EventDrawer.tsx'
import { LogContent } from './LogContent.tsx'
import { LogWaiting } from './LogWaiting.tsx'
import { readLogAddress } from './log-address.ts'
import { PrivacySwitch } from './PrivacySwitch.tsx'
import { useLogMoves } from './use-log-moves.ts'

type Props = {
  /** The privacy toggle of the workspace; undefined while it is not known. */
  readonly showIdentifiers: boolean | undefined
}

/** The open event: from the page, or asked for by itself where the address names one of another page. */
const useOpenEntry = (
  entries: readonly { readonly position: number }[] | undefined,
  position: number | undefined,
) => {
  const isHere = entries?.some((entry) => entry.position === position) ?? false
  const { data } = useListAuditQuery(
    { before: (position ?? 0) + 1 },
    { skip: position === undefined || entries === undefined || isHere },
  )
  return data?.entries.find((entry) => entry.position === position)
}

export const DecisionLogScreen = ({ showIdentifiers }: Props) => {
  const zone = useTimeZone()
  const text = useText(decisionLogText)
  const [address] = useSearchParams()
  const { cursor, event } = readLogAddress(address)
  const newest = useListAuditQuery({})
  const { data: page, currentData, error, isFetching, refetch } = useListAuditQuery(cursor)
  const moves = useLogMoves(page, event)
  const elsewhere = useOpenEntry(page?.entries, event)
  const entry = page?.entries.find(({ position }) => position === event) ?? elsewhere
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title={text.title}
        standfirst={text.standfirst}
        actions={<PrivacySwitch showIdentifiers={showIdentifiers} />}
      />
      {error && !currentData ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : page ? (
        <LogContent
          page={page}
          total={newest.data?.entries[0]?.position}
          openPosition={event}
          isTurning={!currentData}
          table={moves.table}
          onOpen={moves.open}
          onStep={(from, direction) => moves.step(direction, from)}
          onClose={moves.close}
          onTurn={moves.turn}
          onRefresh={refetch}
          zone={zone}
        />
      ) : (
        <LogWaiting />
      )}
      {entry && (
        <SidePanel label={text.event} onClose={moves.close}>
          <EventDrawer
            key={entry.position}
            entry={entry}
            takesFocus={moves.drawerTakesFocus}
            onClose={moves.close}
            onStep={(direction) => moves.step(direction)}
            zone={zone}
          />
        </SidePanel>
      )}
    </div>
  )
}
