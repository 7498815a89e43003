/** Asks for confirmation, then disconnects an integration. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { Connection } from '#schema/connection/connection'
import { useText } from '../core/language.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { connectionText } from '../messages/en/connection.ts'
import { useListConnectionsQuery, useRemoveConnectionMutation } from './connection.api.ts'
import { isMissing } from './use-connecting.ts'

type Props = {
  readonly connection: Connection
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called after the dialog has left the screen. */
  readonly onClosed: () => void
}

export const DisconnectDialog = ({ connection, isOpen, onClose, onClosed }: Props) => {
  const text = useText(connectionText)
  const toast = useToast()
  const { refetch } = useListConnectionsQuery()
  const [remove, { isLoading, error }] = useRemoveConnectionMutation()

  const disconnect = async () => {
    const { error: failure } = await remove({ connectionId: connection.id })
    // Someone else already disconnected it, so it only needs refetching.
    const isGone = failure !== undefined && isMissing(failure)
    if (failure !== undefined && !isGone) {
      toast({ title: text.removeFailed, description: text.removeFailedText, destructive: true })
      return
    }
    onClose()
    toast({ title: text.removed })
    if (isGone) await refetch()
  }

  return (
    <ModalDialog
      title={text.disconnectTitle(text.names[connection.type])}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <DialogBody>
        <p>{text.disconnectText}</p>
        {error !== undefined && !isMissing(error) && <FailureNote>{text.removeFailedText}</FailureNote>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <FocusableDisabledButton
              intent="danger"
              text={isLoading ? text.disconnecting : text.disconnect}
              isDisabled={isLoading}
              onClick={disconnect}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
