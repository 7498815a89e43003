/** Stands in for the dialog for fresh proof when its code cannot be loaded: a call that asks is refused, not kept waiting. */
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
