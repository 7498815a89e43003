/** How one figure was calculated: its formula, the rows behind it with their sums, and stated values. */
import { Classes } from '@blueprintjs/core'
import { useId } from 'react'
import type { FigureWorking } from '#schema/brief/brief'
import { english, useText } from '../core/language.ts'
import { formulaText } from '../kit/figures/formula-text.ts'
import { RecordLink } from '../kit/figures/RecordLink.tsx'
import { capitalised, sourceText } from '../kit/figures/source-text.ts'
import { number } from '../kit/formats.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefWorking.module.css'
import { workingTables, workingValues } from './working-tables.ts'

/** Maximum columns of figures in half of the width. */
const mostInHalf = 4

type Props = { readonly working: FigureWorking; readonly receipt: number }

export const WorkingOfFigure = ({ working, receipt }: Props) => {
  const text = useText(briefText)
  const { figure } = working
  // Includes the receipt number, because two figures of a brief can share a label and tables.
  const nameId = useId()
  const values = workingValues(working)
  // A step changes few levers; zeros for the others would hide them.
  const told = values.filter(({ sum }) => sum !== 0)
  const tables = workingTables(working)
  const isWide = tables.some(({ columns }) => columns.length > mostInHalf)
  return (
    <section
      className={isWide ? `${classes.figure} ${classes.wide}` : classes.figure}
      aria-labelledby={nameId}
    >
      <h3 id={nameId} className={classes.name}>
        <span className={classes.number}>{receipt}</span>
        <span className={classes.label} lang={english}>
          {capitalised(figure.label)}
        </span>
        <strong className={classes.value}>{figure.shown}</strong>
      </h3>
      <p className={classes.formula}>{capitalised(formulaText(figure))}</p>
      {values.length > 0 && (
        <ul className={classes.values}>
          {told.map(({ input, sum }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the inputs of a figure never change order
            <li key={index}>
              <RecordLink of={input}>{sourceText(input)}</RecordLink>
              {input.value === undefined && `: ${number(sum, 4)}`}
            </li>
          ))}
          {told.length < values.length && <li>{text.allZero(values.length - told.length)}</li>}
        </ul>
      )}
      {tables.map(({ caption, heading, columns, rows, sums }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a section of the outline it is not
        <div
          key={caption}
          className={classes.scroll}
          role="region"
          aria-labelledby={`${nameId} ${nameId}-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          tabIndex={0}
        >
          <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
            <caption id={`${nameId}-${index}`}>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {capitalised(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values: cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, column) => (
                    <td key={columns[column]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            {sums && (
              <tfoot>
                <tr>
                  <th scope="row">{text.sum}</th>
                  {sums.map((sum, column) => (
                    <td key={columns[column]}>{sum}</td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      ))}
    </section>
  )
}
