/** The rows of files and systems behind the figures of a day, page by page. */
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { IsoDate } from '#schema/core/scalars'
import { type DayRow, rowsOfPage } from '#schema/import/day-rows'
import type { MoneyKind } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { exactMoney } from '../kit/formats.ts'
import { dayRowsText } from '../messages/imports/day-rows.ts'
import classes from './DayRows.module.css'
import { useListDayRowsQuery } from './import.api.ts'

type Props = { readonly kind: MoneyKind; readonly day: IsoDate }

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const Row = ({ row }: { readonly row: DayRow }) => {
  const text = useText(dayRowsText)
  const { amount, tax, taxBasis, about, category, minutes, number, file, importId } = row
  const from = row.row === undefined ? undefined : text.row(row.row)
  const details = [minutes === undefined ? undefined : clock(minutes), about && category, number]
  const isWithout = taxBasis === 'without'
  return (
    <tr>
      <td>
        {about ?? category ?? text.nothing}
        <span className={classes.source}>
          {details.map((one) => one && `${one}, `)}
          {file === undefined || importId === undefined ? (
            text.pushed
          ) : (
            <>
              <Link to={`/imports?file=${encodeURIComponent(importId)}`}>{file}</Link> {from}
            </>
          )}
        </span>
      </td>
      <td className={classes.number}>
        {tax === undefined && !isWithout ? text.noGst : exactMoney(Number(tax ?? 0))}
      </td>
      <td className={classes.number}>{exactMoney(Number(amount))}</td>
    </tr>
  )
}

export const DayRows = ({ kind, day }: Props) => {
  const text = useText(dayRowsText)
  const [from, setFrom] = useState(0)
  const { currentData, error, isFetching, refetch } = useListDayRowsQuery({ kind, day, from })
  if (currentData === undefined)
    return error && !isFetching ? (
      <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
    ) : (
      <LoadingRegion label={text.loading}>
        <Skeleton height="120px" />
      </LoadingRegion>
    )
  const { count, state, rows } = currentData
  if (state !== 'kept')
    return <p className={classes.quiet}>{state === 'none' ? text.none[kind] : text.replaced}</p>
  return (
    <section className={classes.rows} aria-label={text.title[kind]}>
      <h4>
        {text.title[kind]} <span className={classes.quiet}>{text.count(count)}</span>
      </h4>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text.columns.what}</th>
            <th scope="col" className={classes.number}>
              {text.columns.gst}
            </th>
            <th scope="col" className={classes.number}>
              {text.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id of their own, and a page never reorders
            <Row key={from + index} row={row} />
          ))}
        </tbody>
      </table>
      {count > rowsOfPage && (
        <div className={classes.pages}>
          <Button
            variant="minimal"
            size="small"
            text={text.previous}
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - rowsOfPage))}
          />
          <span className={classes.quiet}>{text.page(from + 1, from + rows.length, count)}</span>
          <Button
            variant="minimal"
            size="small"
            text={text.next}
            disabled={from + rowsOfPage >= count}
            onClick={() => setFrom(from + rowsOfPage)}
          />
        </div>
      )}
    </section>
  )
}
