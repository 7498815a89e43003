/** Deletes the business after a grace period; shown to owners on the People screen. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useRef, useState } from 'react'
import { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { useText } from '../../core/language.ts'
import { focusFirstInvalid } from '../../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { TextField } from '../../kit/controls/TextField.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { ModalDialog } from '../../kit/overlays/ModalDialog.tsx'
import { privacyText } from '../../messages/entry/privacy.ts'
import classes from '../Privacy.module.css'
import { useDeleteWorkspaceMutation } from '../people.api.ts'

type Props = { readonly businessName: string }

export const DeleteBusiness = ({ businessName }: Props) => {
  const text = useText(privacyText)
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [remove, { isLoading, error, reset }] = useDeleteWorkspaceMutation()
  const close = () => {
    setIsOpen(false)
    setName('')
    setIsWrong(false)
    reset()
  }
  const refuse = () => {
    setIsWrong(true)
    requestAnimationFrame(() => focusFirstInvalid(form.current))
  }
  const send = async () => {
    // The name may have one more space at its end where it was copied.
    if (name.trim() !== businessName.trim()) return refuse()
    const { data, error: failure } = await remove({ businessName: name.trim() })
    if (data) close()
    else if (failure && 'status' in failure && failure.status === 400) refuse()
  }
  return (
    <div className={classes.section}>
      <h2 className={classes.heading}>{text.deleteTitle}</h2>
      <div className={classes.row}>
        <p>{text.deleteText}</p>
        <Button intent="danger" variant="outlined" text={text.delete} onClick={() => setIsOpen(true)} />
      </div>
      <ModalDialog title={text.confirmTitle(businessName)} isOpen={isOpen} onClose={close}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isLoading) void send()
          }}
        >
          <DialogBody>
            <div className={classes.form}>
              <p>{text.confirmText}</p>
              <TextField
                label={text.confirmName}
                help={businessName}
                autoComplete="off"
                maxLength={200}
                error={isWrong ? text.confirmWrong(businessName) : undefined}
                value={name}
                onChange={(typed) => {
                  setIsWrong(false)
                  setName(typed)
                }}
              />
              {error && !isWrong && <ProblemNote what={text.notDeleted} error={error} />}
            </div>
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text={text.cancel} onClick={close} />
                <MutationButton
                  call={workspaceEndpoints.deleteWorkspace}
                  type="submit"
                  intent="danger"
                  text={isLoading ? text.deleting : text.deleteNow}
                  isDisabled={isLoading}
                />
              </>
            }
          />
        </form>
      </ModalDialog>
    </div>
  )
}
