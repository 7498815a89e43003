/** Decisions that are overdue or due within a week. */
import { parseISO } from 'date-fns'
import { Link } from 'react-router-dom'
import type { DigestDue } from '#schema/digest/digest'
import { english, useText } from '../core/language.ts'
import { dayAndMonth } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { digestText } from '../messages/en/digest.ts'
import { DigestPart } from './DigestPart.tsx'
import classes from './DigestScreen.module.css'

export const DigestDueList = ({ due }: { readonly due: readonly DigestDue[] }) => {
  const text = useText(digestText)
  return (
    <DigestPart title={text.due}>
      <ul className={classes.due}>
        {due.map(({ id, title, due: day, isLate }) => (
          <li key={id}>
            <Link to={`/decisions?${new URLSearchParams({ decision: id })}`} lang={english}>
              {title}
            </Link>
            {isLate ? (
              <StatusMark meaning="attention">{text.lateSince(dayAndMonth(parseISO(day)))}</StatusMark>
            ) : (
              <span className={classes.when}>{text.dueOn(dayAndMonth(parseISO(day)))}</span>
            )}
          </li>
        ))}
      </ul>
    </DigestPart>
  )
}
