/** The confidence that an event recorded, followed by the fixed label of its kind. */
import { type AuditEntry, confidenceOf } from '#schema/decision-log/decision-log'
import { useText } from '../core/language.ts'
import { number } from '../kit/formats.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import classes from './LogTable.module.css'

type Props = { readonly entry: Pick<AuditEntry, 'type' | 'confidence'> }

export const ConfidenceCell = ({ entry }: Props) => {
  const text = useText(decisionLogText)
  const label = confidenceOf(entry.type)
  if (entry.confidence === undefined)
    return <span className={label === 'N/A' ? classes.quiet : undefined}>{label}</span>
  const kind = text.kindsOfAdvice[entry.type]
  return (
    <>
      {number(entry.confidence)}
      <span className={classes.quiet}> · {kind === undefined ? label : text.labelFor(label, kind)}</span>
    </>
  )
}
