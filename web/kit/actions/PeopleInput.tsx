/** Number of people on a shift; invalid input is marked and ignored until corrected. */
import { Classes } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { useText } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import classes from './PeopleInput.module.css'

type Props = {
  readonly label: string
  readonly people: number
  readonly onChange: (people: number) => void
}

const maxPeople = 500
const read = (typed: string): number | undefined =>
  /^\d{1,3}$/.test(typed) && Number(typed) <= maxPeople ? Number(typed) : undefined

export const PeopleInput = ({ label, people, onChange }: Props) => {
  const text = useText(briefText)
  const errorId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? String(people)
  const isWrong = read(shown) === undefined
  return (
    <>
      <input
        type="number"
        min={0}
        max={maxPeople}
        step={1}
        className={`${Classes.INPUT} ${classes.people}`}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const next = read(currentTarget.value)
          if (next !== undefined) onChange(next)
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
      {isWrong && (
        <span id={errorId} className={classes.error}>
          {text.peopleInvalid}
        </span>
      )}
    </>
  )
}
