/** Two ways to give fresh proof: each opens a new session, and the waiting call continues. */
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
    // Requests in the old session were refused in the meantime.
    dispatch(api.util.invalidateTags(['session', 'decision-log']))
  }

  return {
    /** Delivery of the code; undefined before it was requested. */
    delivery: codeRequest.data?.delivery,
    isSending: codeRequest.isLoading,
    isChecking: byCode.isLoading,
    /** Sends a code; rejects on failure. */
    sendCode: async () => void (await requestCode().unwrap()),
    /** Rejects if the code is wrong. */
    byCode: async (code: string) => accept(await proveByCode({ code }).unwrap()),
    /** Rejects if the user cancels or the passkey is refused. */
    byPasskey: async () =>
      accept(await proveByPasskey(await askPasskey(await requestPasskey().unwrap())).unwrap()),
  }
}
