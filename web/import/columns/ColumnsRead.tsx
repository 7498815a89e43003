/** How each column of a file is read, with some of its cells; then those that are left out, each with the reason. */
import { Button } from '@blueprintjs/core'
import type { Import, ImportQuestion, MappedColumn } from '#schema/import/import'
import { useText } from '../../core/language.ts'
import { importText } from '../../messages/imports/import.ts'
import classes from '../HowRead.module.css'
import { isLeftOut } from './left-out.ts'

type Props = {
  readonly file: Pick<Import, 'mapping' | 'isLedger' | 'readAs'>
  /** Asks what a column is used for. */
  readonly onChange?: ((question: ImportQuestion) => void) | undefined
}

const cellsOf = ({ role, samples = [] }: MappedColumn): string =>
  samples
    .map(({ cell, means }) => (role === 'date' && cell !== means ? `${cell} (${means})` : cell))
    .filter((cell) => cell !== '')
    .join(' · ')

const Column = ({
  column,
  says,
  onChange,
}: {
  readonly column: MappedColumn
  readonly says: string
  readonly onChange: Props['onChange']
}) => {
  const text = useText(importText)
  const { question } = column
  return (
    <div>
      <dt>{column.column === '' ? text.columnFallback : column.column}</dt>
      <dd>
        {says}
        <span>{cellsOf(column)}</span>
        {onChange && question && (
          <Button
            variant="minimal"
            text={text.changeAnswer}
            aria-label={text.changeUse(column.column)}
            onClick={() => onChange(question)}
          />
        )}
      </dd>
    </div>
  )
}

export const ColumnsRead = ({ file: { mapping = [], isLedger, readAs }, onChange }: Props) => {
  const text = useText(importText)
  const used = mapping.filter((column) => !isLeftOut(column))
  const unused = mapping.filter(isLeftOut)
  const keyOf = ({ role, column }: MappedColumn, at: number) => `${role} ${column} ${at}`
  return (
    <div>
      <h2>{text.columns}</h2>
      <dl className={classes.columns}>
        {used.map((column, at) => (
          <Column
            key={keyOf(column, at)}
            column={column}
            says={(isLedger && text.ledgerRoles[column.role]) || (text.roles[column.role] ?? column.role)}
            onChange={onChange}
          />
        ))}
      </dl>
      {unused.length > 0 && (
        <>
          <h2 className={classes.leftOut}>{text.leftOut}</h2>
          <dl className={classes.columns}>
            {unused.map((column, at) => (
              <Column
                key={keyOf(column, at)}
                column={column}
                says={text.whyLeftOut(column.why ?? '', column.instead ?? '')}
                onChange={onChange}
              />
            ))}
          </dl>
        </>
      )}
      {readAs && <p>{text.readAsFile(readAs)}</p>}
    </div>
  )
}
