/** Deletes the business after a grace period; shown to owners on the People screen. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState } from 'react'
import { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { useText } from '../../core/language.ts'
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
  const [remove, { isLoading, error, reset }] = useDeleteWorkspaceMutation()
  const close = () => {
    setIsOpen(false)
    setName('')
    reset()
  }
  const send = async () => {
    const { data } = await remove({ businessName: name.trim() })
    if (data) close()
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
                error={error && 'problem' in error ? error.problem?.errors?.[0]?.message : undefined}
                value={name}
                onChange={setName}
              />
              {error && <ProblemNote what={text.notDeleted} error={error} />}
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
