import { Classes } from '@blueprintjs/core'
import { useText } from '../../core/language.ts'
import { chartText } from '../../messages/en/chart.ts'
import classes from './ChartTable.module.css'
import { type ChartData, forecastAt } from './chart-data.ts'

type Props = {
  readonly title: string
  readonly data: ChartData
  /** Opens the details of a row. */
  readonly onOpen?: ((row: number) => void) | undefined
}

export const ChartTable = ({ title, data, onOpen }: Props) => {
  const text = useText(chartText)
  const { rowTitle, rows, columns, values, format } = data
  const cell = (row: number, column: number) => {
    const value = values[row]?.[column] ?? null
    if (value !== null) return format(value)
    const ahead = column === 0 ? forecastAt(data, row) : undefined
    return ahead ? (
      text.forecastCell(format(ahead.value), format(ahead.low), format(ahead.high))
    ) : (
      <span className={classes.empty}>{text.none}</span>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section of the outline it is not
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <div className={classes.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map(({ full }) => (
              <th key={full} scope="col" className={classes.number}>
                {full}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.full}>
              <th scope="row">
                {onOpen && values[index]?.some((value) => value !== null) ? (
                  <button type="button" className={classes.open} onClick={() => onOpen(index)}>
                    {row.full}
                  </button>
                ) : (
                  row.full
                )}
              </th>
              {columns.map(({ full }, column) => (
                <td key={full} className={classes.number}>
                  {cell(index, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
