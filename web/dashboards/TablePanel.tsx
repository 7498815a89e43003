/** A small table of sample content in a panel. */
import { Classes } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { SamplePanel } from './SamplePanel.tsx'
import classes from './TablePanel.module.css'

type Props = {
  readonly title: string
  /** Column headings; all but the first are right-aligned. */
  readonly heads: readonly string[]
  /** Cells of each row; the name is its heading. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

export const TablePanel = ({ title, heads, rows }: Props) => (
  <SamplePanel title={title}>
    <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </SamplePanel>
)
