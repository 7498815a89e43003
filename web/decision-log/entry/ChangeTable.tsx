/** The fields that an event changed, each before and after. */
import type { FieldChange } from '#schema/decision-log/log-detail'
import { useText } from '../../core/language.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import classes from './ChangeTable.module.css'
import { fieldName, readable } from './entry-facts.ts'

type Props = {
  readonly changes: readonly FieldChange[]
  /** Nothing stood there before, so there is nothing to hold it against. */
  readonly isFirst: boolean
  /** IANA time zone of the times; without it, the browser's. */
  readonly zone?: string | undefined
}

export const ChangeTable = ({ changes, isFirst, zone }: Props) => {
  const text = useText(decisionLogText)
  if (changes.length === 0) return <p className={classes.note}>{text.changedNothing}</p>
  if (isFirst) return <p className={classes.note}>{text.changedFirst}</p>
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => {
        const name = fieldName(field)
        return (
          <div key={field} className={classes.change}>
            <dt>{name}</dt>
            <dd className={classes.was}>
              <span className={classes.label}>{text.was}</span>
              <del>{readable(field, before, zone)}</del>
            </dd>
            <dd className={classes.is}>
              <span className={classes.label}>{text.is}</span>
              <ins>{readable(field, after, zone)}</ins>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
