/** Asks for the setup data of an integration and connects it; a failure keeps all input. */

import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Connection,
  type Inbound,
  type IntegrationType,
  integrations,
  SetupKey,
  secretSetupKeys,
} from '#schema/connection/connection'
import { connectionEndpoints } from '#schema/connection/connection.endpoints'
import type { ProblemDetails } from '#schema/core/problem'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { connectionText } from '../messages/en/connection.ts'
import classes from './ConnectDialog.module.css'
import { SecretField } from './SecretField.tsx'
import { useConnecting } from './use-connecting.ts'

type Props = {
  readonly type: IntegrationType
  /** The failed connection to replace. */
  readonly replaced: Connection | undefined
  readonly isOpen: boolean
  /** Called with the address and the secret of a system that can push sales. */
  readonly onIssued: (connectionId: string, inbound: Inbound) => void
  readonly onClose: () => void
  /** Called after the dialog has left the screen. */
  readonly onClosed: () => void
}

/** The reason for each refused field, or for the whole problem if it is about no field. */
const reasonOf = (
  { detail, errors = [] }: ProblemDetails,
  labels: Readonly<Record<SetupKey, string>>,
): string => {
  const fields = errors.flatMap(({ field, message }) => {
    const key = field.replace(/^setupData\./, '')
    return SetupKey.is(key) ? [`${labels[key]} ${message}.`] : []
  })
  return fields.length > 0 ? fields.join(' ') : detail
}

type Setup = Readonly<Record<string, string>>

/** Maximum length of a setup value in the contract. */
const maxLength = 4000

export const ConnectDialog = ({ type, replaced, isOpen, onIssued, onClose, onClosed }: Props) => {
  const text = useText(connectionText)
  const toast = useToast()
  const formId = useId()
  const send = useConnecting()
  const [setup, setSetup] = useState<Setup>({})
  const [isConnecting, setConnecting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnderWay = useRef(false)
  const isDirty = isOpen && Object.values(setup).some((value) => value !== '')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setConnecting(true)
    setFailure(null)
    const { error, made } = await send(type, setup, replaced)
    isUnderWay.current = false
    setConnecting(false)
    if (error === undefined) {
      // Clear the input first, so that closing does not ask about unsaved input.
      flushSync(() => setSetup({}))
      if (made?.inbound) onIssued(made.id, made.inbound)
      onClose()
      toast({ title: text.created, description: text.createdText })
    } else {
      setFailure('problem' in error && error.problem ? reasonOf(error.problem, text.setup) : text.inputKept)
      toast({ title: text.createFailed, description: text.createFailedText, destructive: true })
    }
  }

  return (
    <ModalDialog
      title={text.connectTitle(text.names[type])}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <DialogBody>
        <form id={formId} className={classes.form} noValidate autoComplete="off" onSubmit={submit}>
          <p className={classes.text}>{replaced ? text.replaceText : text.connectText}</p>
          <MutationFields call={connectionEndpoints.createConnection}>
            {integrations[type].setup.map((key) => {
              const field = {
                label: text.setup[key],
                maxLength: maxLength,
                value: setup[key] ?? '',
                onChange: (value: string) => setSetup((before) => ({ ...before, [key]: value })),
              }
              return secretSetupKeys.includes(key) ? (
                <SecretField key={key} {...field} />
              ) : (
                <TextField key={key} {...field} isRequired autoComplete="off" />
              )
            })}
          </MutationFields>
        </form>
        {failure !== null && <FailureNote>{failure}</FailureNote>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <MutationButton
              call={connectionEndpoints.createConnection}
              type="submit"
              form={formId}
              intent="primary"
              text={isConnecting ? text.connecting : text.connect}
              isDisabled={isConnecting}
            />
          </>
        }
      >
        <span className={classes.note}>{text.requiredNote}</span>
      </DialogFooter>
      <LeaveGuard
        isDirty={isDirty}
        sentence={text.unsaved}
        isLeaving={(from, to) => from.pathname !== to.pathname || !to.search.includes(`connect=${type}`)}
      />
    </ModalDialog>
  )
}
