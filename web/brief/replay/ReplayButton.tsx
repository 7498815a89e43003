/** Opens the dialog that asks a brief again. */
import { Button } from '@blueprintjs/core'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import type { BriefId } from '#schema/brief/brief'
import { useText } from '../../core/language.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { ModalDialog } from '../../kit/overlays/ModalDialog.tsx'
import { briefText } from '../../messages/en/brief.ts'
import classes from './ReplayButton.module.css'

const ReplayContent = lazyPart(async () => (await import('./ReplayContent.tsx')).ReplayContent)

type Props = { readonly briefId: BriefId; readonly zone?: string | undefined }

export const ReplayButton = ({ briefId, zone }: Props) => {
  const text = useText(briefText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={<RotateCcw size={16} aria-hidden="true" />}
        text={text.askAgain}
        onClick={() => setIsOpen(true)}
      />
      <ModalDialog
        title={text.askedAgain}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className={classes.dialog}
      >
        <ReplayContent briefId={briefId} zone={zone} />
      </ModalDialog>
    </>
  )
}
