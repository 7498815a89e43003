/** What this browser found of a witness, while that contradicts nothing: one quiet line. */
import { Button } from '@blueprintjs/core'
import type { SignedCheckpoint, Witness } from '#schema/decision-log/checkpoint'
import { type TextOf, useText } from '../../core/language.ts'
import { exactMoment, number } from '../../kit/formats.ts'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import classes from './CheckpointMark.module.css'
import type { WitnessCheck } from './use-witness-check.ts'
import { type Line, WitnessLine } from './WitnessLine.tsx'

type Props = {
  readonly witness: Pick<Witness, 'name' | 'vkey'>
  readonly standing: Exclude<Witness['standing'], 'contradicts'>
  readonly check: Exclude<WitnessCheck, { readonly kind: 'contradicts' }>
  readonly signed: Pick<SignedCheckpoint, 'size'>
  /** Accepts the present key of the witness. */
  readonly onAccept: () => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone: string | undefined
}

const momentOf = (seconds: number, zone: string | undefined): string =>
  exactMoment(new Date(seconds * 1000).toISOString(), zone)

const vouchedLine = (
  text: TextOf<typeof checkpointText>,
  { witness: { name }, standing, check, signed, zone }: Props,
): Line => {
  if (check.kind !== 'vouches')
    return {
      meaning: 'attention',
      title: text.unwitnessed(name),
      sentence: text.unwitnessedTexts[standing === 'agrees' ? 'unusable' : standing],
    }
  const [size, when] = [number(check.size), momentOf(check.at, zone)]
  if (standing !== 'agrees')
    return {
      meaning: 'attention',
      title: text.unwitnessed(name),
      sentence: `${text.unwitnessedTexts[standing]} ${text.seenBefore(size, when)}`,
    }
  const since = check.since < check.at ? ` ${text.vouchedSince(momentOf(check.since, zone))}` : ''
  return check.size < signed.size
    ? {
        meaning: 'attention',
        title: text.witnessedInPart(name),
        sentence: `${text.witnessedInPartText(size, number(signed.size), when)}${since}`,
      }
    : {
        meaning: 'good',
        title: text.witnessed(name),
        sentence: `${text.witnessedText(size, when)}${since}`,
      }
}

const lineOf = (text: TextOf<typeof checkpointText>, props: Props): Line => {
  const { check, witness } = props
  const { name } = witness
  switch (check.kind) {
    case 'checking':
      return { meaning: 'neutral', title: text.witnessChecking(name), sentence: text.witnessCheckingText }
    case 'failed':
      return { meaning: 'attention', title: text.witnessUnchecked(name), sentence: text.witnessUncheckedText }
    case 'invalid':
      return { meaning: 'risk', title: text.witnessInvalid(name), sentence: text.witnessInvalidText }
    case 'another-key':
      return { meaning: 'attention', title: text.witnessKey(name), sentence: text.witnessKeyText }
    default:
      return vouchedLine(text, props)
  }
}

export const WitnessMark = (props: Props) => {
  const text = useText(checkpointText)
  const { check, witness, onAccept } = props
  const line = lineOf(text, props)
  if (check.kind !== 'another-key') return <WitnessLine {...line} />
  return (
    <div>
      <WitnessLine {...line}>
        <Button size="small" text={text.acceptKey} onClick={onAccept} />
      </WitnessLine>
      <p className={classes.key}>
        <span>{text.oldKey}</span> <code>{check.known}</code>
      </p>
      <p className={classes.key}>
        <span>{text.currentKey}</span> <code>{witness.vkey}</code>
      </p>
    </div>
  )
}
