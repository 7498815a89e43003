/** The two ways to give a new proof of identity: each opens a new session, and the waiting call continues. */
import type { SignIn } from '#schema/session/session'
import { api } from '../core/api.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { proofGiven } from '../core/session.ts'
import {
  useProveByCodeMutation,
  useProveByPasskeyMutation,
  useRequestProofCodeMutation,
  useRequestProofPasskeyMutation,
} from './keys.api.ts'
import { askPasskey } from './passkey-browser.ts'

export const useProof = () => {
  const dispatch = useAppDispatch()
  const [requestCode, codeRequest] = useRequestProofCodeMutation()
  const [proveByCode, byCode] = useProveByCodeMutation()
  const [requestPasskey] = useRequestProofPasskeyMutation()
  const [proveByPasskey] = useProveByPasskeyMutation()

  const accept = (session: SignIn) => {
    dispatch(proofGiven(session))
    // What was asked for in the old session meanwhile was refused.
    dispatch(api.util.invalidateTags(['session', 'decision-log']))
  }

  return {
    /** How the code was sent; undefined before. */
    delivery: codeRequest.data?.delivery,
    isSending: codeRequest.isLoading,
    isChecking: byCode.isLoading,
    /** Sends a code; rejects if it was not sent. */
    sendCode: async () => void (await requestCode().unwrap()),
    /** Rejects with the refusal of a wrong code. */
    byCode: async (code: string) => accept(await proveByCode({ code }).unwrap()),
    /** Rejects if the person cancels, or the passkey is refused. */
    byPasskey: async () =>
      accept(await proveByPasskey(await askPasskey(await requestPasskey().unwrap())).unwrap()),
  }
}
