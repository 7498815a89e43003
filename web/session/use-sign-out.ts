/** Ends the session: always here, and on the server if it can be reached. */
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../core/hooks.ts'
import { signedOut } from '../core/session.ts'
import { confirmLeave } from '../core/unsaved.ts'
import { useSignOutMutation } from './session.api.ts'

/** Signs out and goes to the home page, unless unsaved edits keep the user here. The promise never rejects. */
export const useSignOut = (): (() => Promise<void>) => {
  const [signOut] = useSignOutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return useCallback(async () => {
    if (!(await confirmLeave())) return
    await signOut()
    dispatch(signedOut('person'))
    await navigate('/')
  }, [signOut, dispatch, navigate])
}
