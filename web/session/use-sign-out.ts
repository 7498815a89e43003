/** Ends the session: on the server if it can be reached, and here in any case. */
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../core/hooks.ts'
import { signedOut } from '../core/session.ts'
import { mayLeave } from '../core/unsaved.ts'
import { useSignOutMutation } from './session.api.ts'

/** Signs out and goes to the home page, unless unsaved edits keep the person here; the promise never rejects. */
export const useSignOut = (): (() => Promise<void>) => {
  const [signOut] = useSignOutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return useCallback(async () => {
    if (!(await mayLeave())) return
    await signOut()
    dispatch(signedOut('person'))
    await navigate('/')
  }, [signOut, dispatch, navigate])
}
