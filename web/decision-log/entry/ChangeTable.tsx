/** Fields that an event changed, before and after. */
import type { FieldChange } from '#schema/decision-log/log-detail'
import { useText } from '../../core/language.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import classes from './ChangeTable.module.css'
import { fieldName, formatValue } from './entry-facts.ts'

type Props = {
  readonly changes: readonly FieldChange[]
  /** First entry for this item, so there is no "before". */
  readonly isFirst: boolean
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone?: string | undefined
}

export const ChangeTable = ({ changes, isFirst, zone }: Props) => {
  const text = useText(decisionLogText)
  if (changes.length === 0) return <p className={classes.note}>{text.noDataChanged}</p>
  if (isFirst) return <p className={classes.note}>{text.firstEntry}</p>
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => {
        const name = fieldName(field)
        return (
          <div key={field} className={classes.change}>
            <dt>{name}</dt>
            <dd className={classes.before}>
              <span className={classes.label}>{text.before}</span>
              <del>{formatValue(field, before, zone)}</del>
            </dd>
            <dd className={classes.after}>
              <span className={classes.label}>{text.after}</span>
              <ins>{formatValue(field, after, zone)}</ins>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
