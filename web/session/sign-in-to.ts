/** Signs in to a demo business. */
import type { BusinessType } from '#schema/session/session'
import { signedIn } from '../core/session.ts'
import type { Store } from '../core/store.ts'
import { sessionApi } from './session.api.ts'

/** Keeps the new session; a failure is logged and thrown again, as the error catalogue asks. */
export const signInTo = async (dispatch: Store['dispatch'], businessType: BusinessType): Promise<void> => {
  const { data, error } = await dispatch(sessionApi.endpoints.signIn.initiate({ businessType }))
  if (data) {
    dispatch(signedIn(data))
    return
  }
  // biome-ignore lint/suspicious/noConsole: the error catalogue wants a failed login in the console
  console.error('Login failed', error)
  throw error
}
