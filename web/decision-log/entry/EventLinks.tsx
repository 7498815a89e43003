/** Links to related events; each opens in place of the current one. */
import type { AuditLink } from '#schema/decision-log/log-detail'
import { english, useText } from '../../core/language.ts'
import { dayAndTime, number } from '../../kit/formats.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import classes from './EventLinks.module.css'
import { titleOf } from './entry-facts.ts'

type Props = {
  readonly links: readonly AuditLink[]
  /** Shown when there are no links. */
  readonly none: string
  readonly onFollow: (position: number) => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const EventLinks = ({ links, none, onFollow, zone }: Props) => {
  const text = useText(decisionLogText)
  if (links.length === 0) return <p className={classes.empty}>{none}</p>
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={link.position}>
          <button type="button" className={classes.link} onClick={() => onFollow(link.position)}>
            <span className={classes.header}>
              <span className={classes.title} lang={english}>
                {titleOf(link)}
              </span>
              <span className={classes.kind}>{text.links[link.kind]}</span>
            </span>
            {link.topic !== undefined && (
              <span className={classes.topic} lang={english}>
                {link.topic}
              </span>
            )}
            <span className={classes.meta}>
              {text.atPosition(number(link.position))}, {dayAndTime(link.createdAt, zone)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
