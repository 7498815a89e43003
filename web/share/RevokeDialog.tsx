/** Asks once before a link is revoked, because it cannot be undone. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { Share } from '#schema/share/share'
import { shareEndpoints } from '#schema/share/share.endpoints'
import { english, useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { shareText } from '../messages/sharing/share.ts'
import { useRevokeShareMutation } from './share.api.ts'

type Props = {
  readonly share: Share
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called after the dialog has left the screen. */
  readonly onClosed: () => void
}

export const RevokeDialog = ({ share, isOpen, onClose, onClosed }: Props) => {
  const text = useText(shareText)
  const toast = useToast()
  const [revoke, { isLoading, error }] = useRevokeShareMutation()
  const send = async () => {
    const { error: failure } = await revoke({ shareId: share.id })
    if (failure) return
    onClose()
    toast({ title: text.revokedToast })
  }
  return (
    <ModalDialog title={text.revokeTitle} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogBody>
        <p>
          <strong lang={english}>{share.title}</strong>
        </p>
        <p>{text.revokeText}</p>
        {error && <ProblemNote what={text.notRevoked} error={error} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.keep} onClick={onClose} />
            <MutationButton
              call={shareEndpoints.revokeShare}
              intent="danger"
              text={isLoading ? text.revoking : text.revoke}
              isDisabled={isLoading}
              onClick={() => void send()}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
