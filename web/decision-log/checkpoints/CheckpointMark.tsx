/** State of the log's signature while nothing is wrong: one quiet line, with the signed checkpoint on request. */
import { Button } from '@blueprintjs/core'
import { type TextOf, useText } from '../../core/language.ts'
import { useCopy } from '../../kit/controls/use-copy.ts'
import { exactMoment, number } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { checkpointText } from '../../messages/en/checkpoint.ts'
import classes from './CheckpointMark.module.css'
import { sizeOfNote } from './remembered-checkpoint.ts'
import type { LogProof } from './use-log-proof.ts'

type QuietState = 'checking' | 'first' | 'continued' | 'unreachable' | 'new-key'

type Props = {
  readonly proof: LogProof
  readonly state: QuietState
  /** IANA time zone for times; undefined means the browser's. */
  readonly zone: string | undefined
}

const meanings = {
  checking: 'neutral',
  first: 'good',
  continued: 'good',
  unreachable: 'attention',
  'new-key': 'attention',
} as const satisfies { readonly [S in QuietState]: string }

const names = {
  checking: 'checking',
  first: 'first',
  continued: 'continued',
  unreachable: 'unreachable',
  'new-key': 'newKey',
} as const satisfies { readonly [S in QuietState]: keyof TextOf<typeof checkpointText> }

const sentenceOf = (text: TextOf<typeof checkpointText>, { proof, state, zone }: Props): string => {
  const { signed, remembered } = proof
  const size = number(signed?.size ?? 0)
  const when = remembered ? exactMoment(remembered.seenAt, zone) : ''
  const seen = number(remembered ? sizeOfNote(remembered.note) : 0)
  if (state === 'checking') return text.checkingText
  if (state === 'unreachable') return text.unreachableText
  if (state === 'first') return text.firstText(size)
  if (state === 'new-key') return text.newKeyText(when)
  return seen === size ? text.sameText(size, when) : text.continuedText(size, seen, when)
}

export const CheckpointMark = (props: Props) => {
  const text = useText(checkpointText)
  const copy = useCopy()
  const { proof, state } = props
  const { signed, remembered } = proof
  return (
    <section className={classes.mark} aria-label={text.label}>
      <p className={classes.line}>
        <StatusMark meaning={meanings[state]}>{text[names[state]]}</StatusMark>
        <span className={classes.sentence}>{sentenceOf(text, props)}</span>
      </p>
      {state === 'unreachable' && <Button size="small" text={text.tryAgain} onClick={proof.retry} />}
      {signed && state !== 'checking' && (
        <details className={classes.details} open={state === 'new-key'}>
          <summary>{text.details}</summary>
          <pre className={classes.note}>{signed.note}</pre>
          {state === 'new-key' && remembered && <Key name={text.oldKey} vkey={remembered.vkey} />}
          <Key name={state === 'new-key' ? text.currentKey : text.key} vkey={signed.vkey} />
          <div className={classes.actions}>
            <Button
              size="small"
              text={text.copyCheckpoint}
              onClick={() => void copy(`${signed.note}\n${signed.vkey}\n`)}
            />
            {state === 'new-key' && <Button size="small" text={text.acceptKey} onClick={proof.accept} />}
          </div>
        </details>
      )}
    </section>
  )
}

const Key = ({ name, vkey }: { readonly name: string; readonly vkey: string }) => (
  <p className={classes.key}>
    <span>{name}</span> <code>{vkey}</code>
  </p>
)
