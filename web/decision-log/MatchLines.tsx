/** Why a search found a row: excerpts with the search words highlighted. */
import type { AuditEntry } from '#schema/decision-log/decision-log'
import { useText } from '../core/language.ts'
import { MarkedText } from '../kit/figures/MarkedText.tsx'
import { decisionLogText } from '../messages/en/decision-log.ts'
import { fieldName } from './entry/entry-facts.ts'
import classes from './MatchLines.module.css'

export const MatchLines = ({ matches }: { readonly matches: NonNullable<AuditEntry['matches']> }) => {
  const { event } = useText(decisionLogText)
  return (
    <ul className={classes.matches}>
      {matches.map((match) => (
        <li key={`${match.field} ${match.text}`}>
          <span className={classes.field}>{match.field === 'event' ? event : fieldName(match.field)}</span>{' '}
          <MarkedText {...match} />
        </li>
      ))}
    </ul>
  )
}
