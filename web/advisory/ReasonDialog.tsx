/** Asks for the reason to dismiss an advisory, or to take an answer back. The reason may be left out; it stays on record. */
import { Button, Classes, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState } from 'react'
import type { AdvisoryId } from '#schema/advisory/advisory'
import { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import { useText } from '../core/language.ts'
import { Field } from '../kit/controls/Field.tsx'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { decisionText } from '../messages/en/decision.ts'
import { useReopenAdvisoryMutation } from './advisory.api.ts'
import classes from './ReasonDialog.module.css'

type Props = {
  readonly act: 'dismiss' | 'takeBack'
  readonly advisoryId: AdvisoryId
  /** True if a person wrote the decision down, so that no advisory becomes open again. */
  readonly isOwn?: boolean
  readonly isOpen: boolean
  readonly onDismiss?: (reason: string) => void
  readonly onClose: () => void
}

export const ReasonDialog = ({ act, advisoryId, isOwn = false, isOpen, onDismiss, onClose }: Props) => {
  const text = useText(decisionText)
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [reopen, { isLoading, error }] = useReopenAdvisoryMutation()
  const takeBack = async () => {
    const { error: failure } = await reopen({ advisoryId, ...(reason.trim() && { reason: reason.trim() }) })
    if (failure) return
    toast({ title: text.takenBack })
    onClose()
  }
  const send = () => {
    if (act === 'takeBack') return void takeBack()
    onClose()
    onDismiss?.(reason.trim())
  }
  const isDismissal = act === 'dismiss'
  const about = isOwn ? text.takeBackOwnText : text.takeBackText
  return (
    <ModalDialog
      title={isDismissal ? text.dismissTitle : text.takeBackTitle}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => setReason('')}
    >
      <DialogBody>
        <div className={classes.fields}>
          {!isDismissal && <p>{about}</p>}
          <Field label={text.reason} help={text.reasonHelp}>
            {(control) => (
              <textarea
                {...control}
                className={`${Classes.INPUT} ${Classes.FILL}`}
                rows={3}
                maxLength={400}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
            )}
          </Field>
          {error && <ProblemNote what={text.notTakenBack} error={error} />}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <MutationButton
              call={isDismissal ? advisoryEndpoints.dismissAdvisory : advisoryEndpoints.reopenAdvisory}
              intent="primary"
              text={isLoading ? text.sending : isDismissal ? text.dismiss : text.takeBack}
              isDisabled={isLoading}
              onClick={send}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
