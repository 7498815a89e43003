/** Opens a session in this tab and clears everything of an earlier one, such as a demo's. */
import type { SignIn } from '#schema/session/session'
import { signedIn, signedOut } from './session.ts'
import type { RootState, Store } from './store.ts'

export const beginSession =
  (session: SignIn) =>
  (dispatch: Store['dispatch'], getState: () => RootState): void => {
    if (getState().session.isAuthenticated) dispatch(signedOut('person'))
    dispatch(signedIn(session))
  }
