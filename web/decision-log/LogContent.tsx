/** A page of the log: its count, its rows and the way to its neighbours. */
import { Button } from '@blueprintjs/core'
import type { RefObject } from 'react'
import { useText } from '../core/language.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { number } from '../kit/formats.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import classes from './LogContent.module.css'
import { LogPager } from './LogPager.tsx'
import { LogTable } from './LogTable.tsx'

type Props = {
  readonly page: AuditPage
  /** How many events there are: positions have no gaps, so it is the newest one. */
  readonly total: number | undefined
  readonly openPosition: number | undefined
  /** Another page is on its way. */
  readonly isTurning: boolean
  readonly table: RefObject<HTMLTableElement | null>
  readonly onOpen: (position: number) => void
  readonly onStep: (from: number, step: 1 | -1) => void
  readonly onClose: () => void
  readonly onTurn: (cursor: PageCursor) => void
  /** Looks again, where there was nothing. */
  readonly onRefresh: () => void
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

export const LogContent = ({ page, total, table, onTurn, onRefresh, ...rest }: Props) => {
  const text = useText(decisionLogText)
  return (
    <>
      {page.entries.length === 0 ? (
        <EmptyState
          sentence={text.none}
          action={
            total === undefined || total === 0 ? (
              <Button text={text.lookAgain} onClick={onRefresh} />
            ) : (
              <Button text={text.showNewest} onClick={() => onTurn({})} />
            )
          }
        />
      ) : (
        <>
          <p className={classes.count}>
            {text.count(number(page.entries.length), number(total ?? page.entries.length))}
          </p>
          <LogTable
            ref={table}
            entries={page.entries}
            openPosition={rest.openPosition}
            isTurning={rest.isTurning}
            onOpen={rest.onOpen}
            onStep={rest.onStep}
            onClose={rest.onClose}
            zone={rest.zone}
          />
        </>
      )}
      <LogPager page={page} onTurn={onTurn} />
    </>
  )
}
