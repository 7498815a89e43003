/** Asks for confirmation, then takes a file back. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { Import } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { kitText } from '../messages/en/kit.ts'
import { importText } from '../messages/imports/import.ts'
import { useListImportsQuery, useUndoImportMutation } from './import.api.ts'

type Props = { readonly file: Import; readonly isOpen: boolean; readonly onClose: () => void }

export const UndoDialog = ({ file, isOpen, onClose }: Props) => {
  const text = useText(importText)
  const kit = useText(kitText)
  const toast = useToast()
  const { refetch } = useListImportsQuery()
  const [undo, { isLoading, error }] = useUndoImportMutation()
  const reason =
    error === undefined
      ? undefined
      : 'status' in error && error.status === -2
        ? kit.offline
        : 'status' in error && error.problem
          ? error.problem.detail
          : kit.noResponse

  const confirm = async () => {
    const { error: failure } = await undo({ importId: file.importId })
    // Someone else took it back first, so it only needs refetching.
    const isDone = failure !== undefined && 'status' in failure && failure.status === 409
    if (failure !== undefined && !isDone) return
    onClose()
    toast({ title: isDone ? text.alreadyUndone : text.undone })
    if (isDone) await refetch()
  }

  return (
    <ModalDialog title={text.undoTitle(file.file)} isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <p>{text.undoText(text.records(file.kind ?? 'sales', file.imported + file.corrected))}</p>
        <p>{text.undoRested}</p>
        {reason !== undefined && <FailureNote>{`${text.undoFailed} ${reason}`}</FailureNote>}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <FocusableDisabledButton
              intent="danger"
              text={isLoading ? text.undoing : text.undoAct}
              isDisabled={isLoading}
              onClick={() => void confirm()}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
