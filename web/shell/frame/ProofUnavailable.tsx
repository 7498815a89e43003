/** Replaces the proof dialog if its code cannot be loaded: refuses the waiting call instead of leaving it pending. */
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
