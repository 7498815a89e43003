/** A table of the score of advice; on narrow screens each row becomes a list of its values. */
import { Classes } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { Panel } from '../kit/Panel.tsx'
import classes from './ScoreTable.module.css'

/** `isNumber` columns are right-aligned. `isWide` columns are drawings, hidden on narrow screens. */
type Column = { readonly name: string; readonly isNumber?: boolean; readonly isWide?: boolean }

type Props = {
  readonly title: string
  /** Heading of the column that names the rows. */
  readonly rowName: string
  readonly columns: readonly Column[]
  readonly rows: readonly {
    readonly key: string
    readonly name: ReactNode
    readonly values: readonly ReactNode[]
  }[]
}

const classOf = ({ isNumber, isWide }: Column): string | undefined =>
  isWide ? classes.wide : isNumber ? classes.number : undefined

export const ScoreTable = ({ title, rowName, columns, rows }: Props) => (
  <Panel title={title} isFlush>
    <div className={classes.container}>
      <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{rowName}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((column, at) => (
                <td key={column.name} className={classOf(column)} data-column={column.name}>
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
)
