/** Replaces the dialog for fresh proof if its code cannot be loaded: the call is then refused instead of left waiting. */
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/hooks.ts'
import { proofDeclined } from '../../core/session.ts'

export const ProofUnavailable = () => {
  const dispatch = useAppDispatch()
  const isAsked = useAppSelector(({ session }) => session.isProofAsked)
  useEffect(() => {
    if (isAsked) dispatch(proofDeclined())
  }, [isAsked, dispatch])
  return null
}
