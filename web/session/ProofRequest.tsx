/** Opens the proof dialog while a call waits for it. */
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { proofDeclined } from '../core/session.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { keysText } from '../messages/entry/keys.ts'
import { ProofDialog } from './ProofDialog.tsx'

export const ProofRequest = () => {
  const text = useText(keysText)
  const dispatch = useAppDispatch()
  const isAsked = useAppSelector(({ session }) => session.isProofAsked)
  const decline = () => dispatch(proofDeclined())
  return (
    <ModalDialog title={text.proofTitle} isOpen={isAsked} onClose={decline}>
      <ProofDialog onCancel={decline} />
    </ModalDialog>
  )
}
