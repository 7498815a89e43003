/** Signs in to a demo business. */
import type { DemoBusiness } from '#schema/session/session'
import { signedIn } from '../core/session.ts'
import type { Store } from '../core/store.ts'
import { sessionApi } from './session.api.ts'
import { visitorId } from './visitor-id.ts'

/** Stores the new session. A failure is logged and rethrown, as the error catalogue requires. */
export const signInTo = async (dispatch: Store['dispatch'], businessType: DemoBusiness): Promise<void> => {
  const { data, error } = await dispatch(
    sessionApi.endpoints.signIn.initiate({ businessType, visitorId: await visitorId(window.localStorage) }),
  )
  if (data) {
    dispatch(signedIn(data))
    return
  }
  // biome-ignore lint/suspicious/noConsole: the error catalogue requires it for a failed login
  console.error('Login failed', error)
  throw error
}
