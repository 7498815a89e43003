/** Replaces the secret of an address, or creates the first one; it can be one that the other system issued. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type FormEvent, useId, useState } from 'react'
import type { Connection, Inbound } from '#schema/connection/connection'
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { connectionText } from '../messages/en/connection.ts'
import classes from './ConnectDialog.module.css'
import { connectionApi } from './connection.api.ts'
import { SecretField } from './SecretField.tsx'

type Props = {
  readonly connection: Connection
  /** True if there is no address yet. */
  readonly isFirst: boolean
  readonly isOpen: boolean
  readonly onIssued: (connectionId: string, inbound: Inbound) => void
  readonly onClose: () => void
  /** Called after the dialog has left the screen. */
  readonly onClosed: () => void
}

const { replaceConnectionSecret } = connectionApi.endpoints

export const ReplaceSecretDialog = (props: Props) => {
  const { connection, isFirst, isOpen, onIssued, onClose, onClosed } = props
  const text = useText(connectionText)
  const toast = useToast()
  const formId = useId()
  const dispatch = useAppDispatch()
  const [secret, setSecret] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [submitText, sending] = isFirst ? [text.makeAddress, text.making] : [text.replace, text.replacing]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    const input = { connectionId: connection.id, ...(secret.trim() === '' ? {} : { secret: secret.trim() }) }
    // Untracked, so that the store does not keep the secret.
    const { data, error } = await dispatch(replaceConnectionSecret.initiate(input, { track: false }))
    setSending(false)
    if (data) {
      setSecret('')
      onIssued(connection.id, data)
      onClose()
      toast({ title: isFirst ? text.made : text.replaced })
      return
    }
    const problem = error && 'problem' in error ? error.problem : undefined
    const [fault] = problem?.errors ?? []
    setFailure(fault ? `${text.givenSecret} ${fault.message}.` : (problem?.detail ?? text.notReplaced))
  }

  return (
    <ModalDialog
      title={(isFirst ? text.makeTitle : text.replaceTitle)(text.names[connection.type])}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <DialogBody>
        <form id={formId} className={classes.form} noValidate autoComplete="off" onSubmit={submit}>
          <p className={classes.text}>{isFirst ? text.makeText : text.replaceSecretText}</p>
          <SecretField
            label={text.givenSecret}
            maxLength={255}
            isRequired={false}
            value={secret}
            onChange={setSecret}
          />
          <p className={classes.note}>{text.givenHelp}</p>
        </form>
        {failure !== undefined && <FailureNote>{failure}</FailureNote>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <MutationButton
              call={connectionEndpoints.replaceConnectionSecret}
              type="submit"
              form={formId}
              intent="primary"
              text={isSending ? sending : submitText}
              isDisabled={isSending}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
