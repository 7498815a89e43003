/** Replaces the quick-action dialogs when their code could not be loaded. */
import type { ComponentProps } from 'react'
import { useText } from '../core/language.ts'
import { PartLoadError } from '../kit/feedback/PartLoadError.tsx'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { briefText } from '../messages/en/brief.ts'
import type { ActionDialogs } from './ActionDialogs.tsx'

export const ActionsLoadError = ({ open, onClose }: ComponentProps<typeof ActionDialogs>) => {
  const text = useText(briefText)
  return (
    <ModalDialog title={text.quickActions} isOpen={open !== null} onClose={onClose}>
      <PartLoadError />
    </ModalDialog>
  )
}
