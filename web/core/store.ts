/** The Redux store: RTK Query's cache, and what only the client knows. */
import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  isRejectedWithValue,
} from '@reduxjs/toolkit'
import type { Api } from '#schema/api'
import { api, type CallError, type CallMeta, type Extra, type Transport } from './api.ts'
import { asOfSlice, cameBack, wentBackTo } from './as-of.ts'
import {
  restoredSession,
  type SessionState,
  sessionSlice,
  signedIn,
  signedOut,
  storedSessionId,
} from './session.ts'
import { sessionKey } from './session-key.ts'

/** What the store needs of the world around it. */
export type Surroundings = Transport & {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** The call that checks a session: any answered failure ends the session. */
const sessionCheck: keyof Api = 'getMe'

type FailedCall = {
  readonly payload: CallError
  readonly meta: { readonly arg: { readonly endpointName?: string }; readonly baseQueryMeta?: CallMeta }
}

/** State that a slice brings along when its code is loaded; slices add themselves by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface LazySlices {}

/** The root reducer; a slice with client state calls `rootReducer.inject(itsSlice)`. */
export const rootReducer = combineSlices(api, sessionSlice, asOfSlice).withLazyLoadedSlices<LazySlices>()

/** Milliseconds until a check of development says that it is slow; on a busy machine a long list takes a while. */
const warnAfter = 2000

/** A fresh store; a stored session id is taken up again. */
export const createStore = ({ fetch, storage }: Surroundings) => {
  const listener = createListenerMiddleware()
  const extraArgument: Extra = { fetch, shown: new Map() }
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: restoredSession(storedSessionId(storage)) },
    middleware: (defaults) =>
      // Answers come out of JSON and their checked shape; walking a year of them at every action only costs time.
      defaults({
        thunk: { extraArgument },
        serializableCheck: { ignoredPaths: [api.reducerPath], warnAfter },
        immutableCheck: { ignoredPaths: [api.reducerPath], warnAfter },
      })
        .prepend(listener.middleware)
        .concat(api.middleware),
  })
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload }) => storage.setItem(sessionKey, payload.sessionId),
  })
  listener.startListening({
    actionCreator: signedOut,
    effect: (_action, { getOriginalState }) => {
      const { sessionId } = (getOriginalState() as { session: SessionState }).session
      // Another tab may have signed in anew meanwhile; that session is not this one's to end.
      if (storage.getItem(sessionKey) === sessionId) storage.removeItem(sessionKey)
      // What the last person saw is not for the next one.
      store.dispatch(cameBack())
    },
  })
  listener.startListening({
    matcher: isAnyOf(wentBackTo, cameBack),
    // What is on screen belongs to another moment.
    effect: () => {
      extraArgument.shown.clear()
      store.dispatch(api.util.resetApiState())
    },
  })
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      const { payload, meta } = action as unknown as FailedCall
      // A moment that is not on record (400) says nothing of the session.
      const least = typeof meta.baseQueryMeta?.asOf === 'number' ? 401 : 400
      const isOver =
        payload.status === 401 || (meta.arg.endpointName === sessionCheck && payload.status >= least)
      // A late answer to a session that was left says nothing of the one that is held now.
      const { isAuthenticated, sessionId } = store.getState().session
      if (isOver && isAuthenticated && meta.baseQueryMeta?.sessionId === sessionId)
        store.dispatch(signedOut('service'))
    },
  })
  return store
}

export type Store = ReturnType<typeof createStore>
export type RootState = ReturnType<typeof rootReducer>
