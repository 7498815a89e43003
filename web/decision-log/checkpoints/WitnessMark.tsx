/** What a witness says of the log, while it contradicts nothing: one quiet line. */
import type { Witness } from '#schema/decision-log/checkpoint'
import { useText } from '../../core/language.ts'
import { exactMoment, number } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import classes from './CheckpointMark.module.css'

type Props = {
  readonly witness: Witness
  readonly standing: Exclude<Witness['standing'], 'contradicts'>
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone: string | undefined
}

export const WitnessMark = ({ witness: { name, size, cosignedAt }, standing, zone }: Props) => {
  const text = useText(checkpointText)
  const seen =
    size === undefined || cosignedAt === undefined
      ? undefined
      : ([number(size), exactMoment(cosignedAt, zone)] as const)
  if (standing === 'agrees' && seen)
    return (
      <p className={classes.line}>
        <StatusMark meaning="good">{text.witnessed(name)}</StatusMark>
        <span className={classes.sentence}>{text.witnessedText(...seen)}</span>
      </p>
    )
  const why = text.unwitnessedTexts[standing === 'agrees' ? 'unusable' : standing]
  return (
    <p className={classes.line}>
      <StatusMark meaning="attention">{text.unwitnessed(name)}</StatusMark>
      <span className={classes.sentence}>{seen ? `${why} ${text.seenBefore(...seen)}` : why}</span>
    </p>
  )
}
