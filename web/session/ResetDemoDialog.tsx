/** Asks for confirmation, then replaces a private demo with a new copy of the sample. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { signedIn, signedOut } from '../core/session.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { demoText } from '../messages/en/shell.ts'
import { useResetDemoMutation } from './session.api.ts'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const ResetDemoDialog = ({ isOpen, onClose }: Props) => {
  const text = useText(demoText)
  const dispatch = useAppDispatch()
  const [reset, { isLoading, isError, reset: forget }] = useResetDemoMutation()
  const close = () => {
    forget()
    onClose()
  }
  const start = async () => {
    const { data } = await reset()
    if (data === undefined) return
    // Sign out first, so that the new session neither shows nor keeps anything of the old copy.
    dispatch(signedOut('person'))
    dispatch(signedIn(data))
    window.location.assign('/dashboard')
  }
  return (
    <ModalDialog title={text.resetTitle} isOpen={isOpen} onClose={close}>
      <DialogBody>
        <p>{text.resetText}</p>
        {isError && <FailureNote>{text.resetFailed}</FailureNote>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.keep} onClick={close} />
            <FocusableDisabledButton
              intent="danger"
              text={isLoading ? text.resetting : text.reset}
              isDisabled={isLoading}
              onClick={start}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
