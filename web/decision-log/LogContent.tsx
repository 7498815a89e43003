/** One page of the log: count, rows and pager. */
import { Button } from '@blueprintjs/core'
import type { RefObject } from 'react'
import type { LogCount } from '#schema/decision-log/log-detail'
import type { LogOrder } from '#schema/decision-log/log-query'
import { useText } from '../core/language.ts'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { number } from '../kit/formats.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import { logFilterText } from '../messages/en/log-filter.ts'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import { type LogFilter, partsOf } from './filters/log-filter.ts'
import { LiveTail } from './LiveTail.tsx'
import classes from './LogContent.module.css'
import { LogPager } from './LogPager.tsx'
import { LogTable } from './LogTable.tsx'
import type { LogTail } from './use-log-tail.ts'

type Props = {
  readonly page: AuditPage
  /** Number of events that match the filter, and of all; undefined until known. */
  readonly count: LogCount | undefined
  readonly filter: LogFilter
  readonly order: LogOrder
  readonly tail: LogTail
  readonly openPosition: number | undefined
  /** The next page is loading. */
  readonly isTurning: boolean
  readonly table: RefObject<HTMLTableElement | null>
  readonly onFilter: (filter: LogFilter) => void
  readonly onOrder: (order: LogOrder) => void
  readonly onOpen: (position: number) => void
  readonly onStep: (from: number, step: 1 | -1) => void
  readonly onTurn: (cursor: PageCursor) => void
  /** Refetches an empty log. */
  readonly onRefresh: () => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

const Found = ({ count: { count, searched, total } }: { readonly count: LogCount }) => {
  const text = useText(decisionLogText)
  return searched === undefined
    ? text.found(number(count), number(total))
    : text.foundSoFar(number(count), number(searched), number(total))
}

const EmptyLog = ({ count, filter, onFilter, onTurn, onRefresh }: Props) => {
  const text = useText(decisionLogText)
  const filters = useText(logFilterText)
  if (count?.searched !== undefined)
    return <EmptyState sentence={text.stillSearching(number(count.searched), number(count.total))} />
  if (partsOf(filter).length > 0 && count?.count === 0)
    return (
      <EmptyState
        sentence={filter.q === undefined ? text.noneFound : `${text.noneFound} ${text.wholeWords}`}
        action={<Button text={filters.clear} onClick={() => onFilter({})} />}
      />
    )
  return (
    <EmptyState
      sentence={text.none}
      action={
        count === undefined || count.total === 0 ? (
          <Button text={text.refresh} onClick={onRefresh} />
        ) : (
          <Button text={text.showNewest} onClick={() => onTurn({})} />
        )
      }
    />
  )
}

export const LogContent = (props: Props) => {
  const { page, count, filter, tail, table, onTurn } = props
  const text = useText(decisionLogText)
  const shown = number(page.entries.length)
  const isNarrowed = partsOf(filter).length > 0
  return (
    <>
      <div className={classes.header}>
        {tail.isAtEnd && <LiveTail tail={tail} />}
        {page.entries.length > 0 && (
          <p className={classes.count}>
            {count && isNarrowed ? (
              <Found count={count} />
            ) : (
              text.count(shown, count ? number(count.total) : '…')
            )}
          </p>
        )}
      </div>
      {page.entries.length === 0 ? (
        <EmptyLog {...props} />
      ) : (
        <LogTable
          ref={table}
          entries={page.entries}
          order={props.order}
          onOrder={props.onOrder}
          openPosition={props.openPosition}
          isTurning={props.isTurning}
          onOpen={props.onOpen}
          onStep={props.onStep}
          zone={props.zone}
        />
      )}
      <LogPager page={page} onTurn={onTurn} />
    </>
  )
}
