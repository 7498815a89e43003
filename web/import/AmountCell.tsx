/** A field for an amount, as a cell of a table. */
import { Classes } from '@blueprintjs/core'
import { useId } from 'react'
import { StatusMark } from '../kit/StatusMark.tsx'
import classes from './EntryForm.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export const AmountCell = ({ label, value, error, onChange }: Props) => {
  const errorId = useId()
  return (
    <td>
      <input
        className={`${Classes.INPUT} ${Classes.FILL}`}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          <StatusMark meaning="risk">{error}</StatusMark>
        </p>
      )}
    </td>
  )
}
