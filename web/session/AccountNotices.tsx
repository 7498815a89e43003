/** Additions to the frame for a person with an account: the proof dialog and, on the first screen, the offer of a passkey. */
import { useLocation } from 'react-router-dom'
import { PasskeyOffer } from './PasskeyOffer.tsx'
import { ProofRequest } from './ProofRequest.tsx'

export const AccountNotices = () => {
  const { pathname } = useLocation()
  return (
    <>
      <ProofRequest />
      {pathname === '/dashboard' && <PasskeyOffer />}
    </>
  )
}
