/** Why a search found a row: excerpts with what was asked for marked. */
import type { AuditEntry, Match } from '#schema/decision-log/decision-log'
import { useText } from '../core/language.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import { fieldName } from './entry-facts.ts'
import classes from './MatchLines.module.css'

const Marked = ({ text, marks }: Match) => (
  <>
    {marks.map(({ from, to }, index) => (
      <span key={from}>
        {text.slice(marks[index - 1]?.to ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.to ?? 0)}
  </>
)

export const MatchLines = ({ matches }: { readonly matches: NonNullable<AuditEntry['matches']> }) => {
  const { event } = useText(decisionLogText)
  return (
    <ul className={classes.matches}>
      {matches.map((match) => (
        <li key={`${match.field} ${match.text}`}>
          <span className={classes.field}>{match.field === 'event' ? event : fieldName(match.field)}</span>{' '}
          <Marked {...match} />
        </li>
      ))}
    </ul>
  )
}
