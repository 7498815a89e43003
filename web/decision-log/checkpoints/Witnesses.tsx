/** The witnesses of the log, each checked in this browser. */
import { Button } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import type { SignedCheckpoint, Witness } from '#schema/decision-log/checkpoint'
import { useText } from '../../core/language.ts'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import classes from './CheckpointMark.module.css'
import { forgetWitness, recallWitnesses, witnessName } from './remembered-witnesses.ts'
import { useWitnessCheck } from './use-witness-check.ts'
import { WitnessLine } from './WitnessLine.tsx'
import { WitnessMark } from './WitnessMark.tsx'

type Props = {
  readonly workspace: string
  readonly witnesses: readonly Witness[]
  readonly signed: SignedCheckpoint
  /** Called with the name of a witness whose signature shows another history. */
  readonly onContradiction: (name: string) => void
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone: string | undefined
}

export const Witnesses = ({ workspace, witnesses, ...rest }: Props) => {
  const text = useText(checkpointText)
  const [, setForgotten] = useState(0)
  const names = witnesses.map(({ name }) => name)
  const gone = recallWitnesses(workspace)
    .map(witnessName)
    .filter((name) => !names.includes(name))
  if (witnesses.length === 0 && gone.length === 0) return null
  return (
    <section className={classes.witnesses} aria-label={text.witnesses}>
      {witnesses.map((witness) => (
        <CheckedWitness key={witness.vkey} workspace={workspace} witness={witness} {...rest} />
      ))}
      {gone.map((name) => (
        <WitnessLine
          key={name}
          meaning="attention"
          title={text.witnessGone(name)}
          sentence={text.witnessGoneText}
        >
          <Button
            size="small"
            text={text.forgetWitness}
            onClick={() => {
              forgetWitness(workspace, name)
              setForgotten((count) => count + 1)
            }}
          />
        </WitnessLine>
      ))}
    </section>
  )
}

type CheckedProps = Omit<Props, 'witnesses'> & { readonly witness: Witness }

const CheckedWitness = ({ workspace, witness, signed, onContradiction, zone }: CheckedProps) => {
  const { check, accept } = useWitnessCheck(workspace, witness, signed)
  const { name, standing } = witness
  const isContradicting = check.kind === 'contradicts'
  useEffect(() => {
    if (isContradicting) onContradiction(name)
  }, [isContradicting, onContradiction, name])
  if (check.kind === 'contradicts' || standing === 'contradicts') return null
  return (
    <WitnessMark
      witness={witness}
      standing={standing}
      check={check}
      signed={signed}
      onAccept={accept}
      zone={zone}
    />
  )
}
