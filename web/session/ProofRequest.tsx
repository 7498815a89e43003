/** Opens the dialog that asks for fresh proof while a call waits for it. */
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { locale, useText } from '../core/language.ts'
import { proofChanged } from '../core/session.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { keysText } from '../messages/entry/keys.ts'
import { ProofDialog } from './ProofDialog.tsx'

export const ProofRequest = () => {
  const text = useText(keysText)
  const dispatch = useAppDispatch()
  const isAsked = useAppSelector(({ session }) => session.proof === 'asked')
  useEffect(() => {
    dispatch(proofChanged('ready'))
    return () => void dispatch(proofChanged('none'))
  }, [dispatch])
  const decline = () => dispatch(proofChanged('ready'))
  return (
    <ModalDialog title={text.proofTitle} titleLang={locale()} isOpen={isAsked} onClose={decline}>
      <ProofDialog onCancel={decline} />
    </ModalDialog>
  )
}
