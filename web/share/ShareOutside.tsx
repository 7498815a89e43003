/** The button that shares a brief or a decision with people outside, and its dialog. Absent for those who may not share. */
import { useState } from 'react'
import { deciders } from '#schema/core/roles'
import type { ShareKind } from '#schema/share/share'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { shareText } from '../messages/sharing/share.ts'

const ShareForm = lazyPart(async () => (await import('./ShareForm.tsx')).ShareForm)

/** Who may make a link, without the row of the call, which every brief would load. */
const toShare = { roles: deciders }

type Props = { readonly kind: ShareKind; readonly itemId: string }

export const ShareOutside = ({ kind, itemId }: Props) => {
  const text = useText(shareText)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <MutationButton call={toShare} text={text.button} onClick={() => setIsOpen(true)} />
      <ModalDialog title={text.title[kind]} isOpen={isOpen} onClose={close}>
        <ShareForm kind={kind} itemId={itemId} onClose={close} />
      </ModalDialog>
    </>
  )
}
