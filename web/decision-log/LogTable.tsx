/** The table of events: one row each, in either order; arrow keys move between rows. */
import { HTMLTable } from '@blueprintjs/core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { KeyboardEvent, Ref } from 'react'
import type { AuditEntry } from '#schema/decision-log/decision-log'
import type { LogOrder } from '#schema/decision-log/log-query'
import { useText } from '../core/language.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import { logFilterText } from '../messages/en/log-filter.ts'
import { LogRow } from './LogRow.tsx'
import classes from './LogTable.module.css'

type Props = {
  readonly entries: readonly AuditEntry[]
  readonly order: LogOrder
  /** The heading of the time column reverses the order. */
  readonly onOrder: (order: LogOrder) => void
  /** Position of the event in the drawer. */
  readonly openPosition: number | undefined
  /** The next page is loading; the rows are still those of the last one. */
  readonly isTurning: boolean
  readonly onOpen: (position: number) => void
  /** An arrow key moved one row down (1) or up (-1). */
  readonly onStep: (from: number, step: 1 | -1) => void
  readonly ref?: Ref<HTMLTableElement>
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

const steps: { readonly [key: string]: 1 | -1 | undefined } = { ArrowDown: 1, ArrowUp: -1 }

export const LogTable = (props: Props) => {
  const { columns } = useText(decisionLogText)
  const filters = useText(logFilterText)
  const { entries, order, onOrder, openPosition, isTurning, onOpen, onStep } = props
  const { ref, zone } = props
  const isNewestFirst = order === 'newest'
  const Arrow = isNewestFirst ? ArrowDown : ArrowUp
  const reachable = entries.some(({ position }) => position === openPosition)
    ? openPosition
    : entries[0]?.position
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const position = event.target instanceof HTMLElement ? Number(event.target.dataset.position) : Number.NaN
    const step = steps[event.key]
    if (step === undefined || Number.isNaN(position)) return
    event.preventDefault()
    onStep(position, step)
  }
  return (
    <HTMLTable ref={ref} className={isTurning ? classes.updating : classes.table} aria-busy={isTurning}>
      <thead>
        <tr>
          <th scope="col" aria-sort={isNewestFirst ? 'descending' : 'ascending'}>
            <button
              type="button"
              className={classes.sort}
              title={isNewestFirst ? filters.newestFirst : filters.oldestFirst}
              aria-label={isNewestFirst ? filters.sortOldest : filters.sortNewest}
              onClick={() => onOrder(isNewestFirst ? 'oldest' : 'newest')}
            >
              {columns.time}
              <Arrow size={12} aria-hidden="true" />
            </button>
          </th>
          <th scope="col">{columns.event}</th>
          <th scope="col" className={classes.wide}>
            {columns.who}
          </th>
          <th scope="col" className={classes.wide}>
            {columns.persona}
          </th>
          <th scope="col" className={classes.wide}>
            {columns.reference}
          </th>
          <th scope="col" className={`${classes.wide} ${classes.confidence}`}>
            {columns.confidence}
          </th>
          <th scope="col" className={classes.verified}>
            {columns.verified}
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {entries.map((entry) => (
          <LogRow
            key={entry.position}
            entry={entry}
            isOpen={entry.position === openPosition}
            isReachable={entry.position === reachable}
            onOpen={() => onOpen(entry.position)}
            zone={zone}
          />
        ))}
      </tbody>
    </HTMLTable>
  )
}
