/** An upload: progress, then waiting for the service to read it; or why it failed. */
import { Button, Classes, ProgressBar } from '@blueprintjs/core'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { fileSize } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { importText } from '../messages/imports/import.ts'
import { ChooseFile } from './ChooseFile.tsx'
import type { Sending } from './import.state.ts'
import { dropFile, sendAgain, sendFile } from './import-thunks.ts'
import classes from './SendingNote.module.css'

type Props = { readonly sending: Sending }

/** True if sending the same file again later may work. */
const isPassing = (status: number): boolean =>
  status <= 0 || status === 401 || status === 429 || status >= 500

const rowField = /^row (\d+), column (.*)$/s

const Failed = ({ sending: { name, business, refused, error } }: Props) => {
  const text = useText(importText)
  const dispatch = useAppDispatch()
  const rows = (error?.problem?.errors ?? []).flatMap(({ field, message }) => {
    const [, row, column] = rowField.exec(field) ?? []
    return row === undefined ? [] : [{ row, column, message }]
  })
  const isAgain = error !== undefined && isPassing(error.status)
  return (
    <div className={classes.failed}>
      {refused ? (
        <div role="alert" className={classes.refused}>
          <StatusMark meaning="risk">{text.notSent(name)}</StatusMark>
          <p>{refused === 'too-large' ? text.tooLarge : text.empty}</p>
        </div>
      ) : (
        <ProblemNote
          what={text.notSent(name)}
          error={error}
          {...(isAgain ? { onRetry: () => void dispatch(sendAgain()) } : {})}
        />
      )}
      {rows.length > 0 && (
        <table className={`${Classes.HTML_TABLE} ${classes.rows}`} aria-label={text.refusedRows}>
          <thead>
            <tr>
              <th>{text.row}</th>
              <th>{text.column}</th>
              <th>{text.reason}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, column, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td>{row}</td>
                <td>{column}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.acts}>
        <ChooseFile text={text.chooseAnother} onFile={(file) => void dispatch(sendFile(file, business))} />
        <Button variant="minimal" text={text.dismiss} onClick={() => void dispatch(dropFile())} />
      </div>
    </div>
  )
}

export const SendingNote = ({ sending }: Props) => {
  const text = useText(importText)
  const dispatch = useAppDispatch()
  const { name, size, sent, refused, error } = sending
  if (refused !== undefined || error !== undefined) return <Failed sending={sending} />
  const isReading = sent >= size
  return (
    <Panel isLeading label={text.sending(name)}>
      <div className={classes.sending}>
        <div role="status">
          <h2>{isReading ? text.reading(name) : text.sending(name)}</h2>
          <p>{isReading ? text.readingText : text.sentOf(fileSize(sent), fileSize(size))}</p>
        </div>
        <ProgressBar
          intent="primary"
          aria-label={text.sending(name)}
          {...(isReading ? {} : { value: sent / size, stripes: false })}
        />
        <div className={classes.acts}>
          <Button text={text.cancel} onClick={() => void dispatch(dropFile())} />
        </div>
      </div>
    </Panel>
  )
}
