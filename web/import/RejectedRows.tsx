/** Rows that cannot be read. */
import { Classes } from '@blueprintjs/core'
import type { Import } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { number } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { importText } from '../messages/imports/import.ts'
import { rejectedCount } from './import-view.ts'
import classes from './RowLists.module.css'

type Props = { readonly file: Import }

export const RejectedRows = ({ file }: Props) => {
  const text = useText(importText)
  const { rejected, state } = file
  const count = rejectedCount(file)
  if (count === 0) return null
  const title = state === 'ready' ? text.rejectedTitle(count) : text.rejectedLeftOut(count)
  return (
    <div className={classes.part}>
      <h2>
        <StatusMark meaning="attention">{title}</StatusMark>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.scroll} aria-label={title} tabIndex={0}>
        <table className={`${Classes.HTML_TABLE} ${classes.rows}`}>
          <thead>
            <tr>
              <th scope="col">{text.row}</th>
              <th scope="col">{text.column}</th>
              <th scope="col">{text.reason}</th>
            </tr>
          </thead>
          <tbody>
            {rejected.map(({ row, column, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td>{number(row)}</td>
                <td>{column}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>{count > rejected.length ? text.rejectedMore(rejected.length) : text.rejectedNote}</p>
    </div>
  )
}
