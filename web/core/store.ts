/** The Redux store: RTK Query's cache, and what only the client knows. */
import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  isRejectedWithValue,
} from '@reduxjs/toolkit'
import { api, type Transport } from './api.ts'
import { restoredSession, sessionKey, sessionSlice, signedIn, signedOut } from './session.ts'

/** What the store needs of the world around it. */
export type Surroundings = Transport & {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** State that a slice brings along when its code is loaded; slices add themselves by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface LazySlices {}

/** The root reducer; a slice with client state calls `rootReducer.inject(itsSlice)`. */
export const rootReducer = combineSlices(api, sessionSlice).withLazyLoadedSlices<LazySlices>()

/** A fresh store; a stored session id is taken up again. */
export const createStore = ({ fetch, storage }: Surroundings) => {
  const listener = createListenerMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: restoredSession(storage.getItem(sessionKey)) },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { fetch } } })
        .prepend(listener.middleware)
        .concat(api.middleware),
  })
  listener.startListening({
    actionCreator: signedIn,
    effect: ({ payload }) => storage.setItem(sessionKey, payload.sessionId),
  })
  listener.startListening({
    actionCreator: signedOut,
    effect: () => {
      storage.removeItem(sessionKey)
      // What the last person saw is not for the next one.
      store.dispatch(api.util.resetApiState())
    },
  })
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }) => {
      // The service knows no such session any more. A late answer to a session that was left says nothing new.
      const isOver =
        typeof payload === 'object' && payload !== null && 'status' in payload && payload.status === 401
      if (isOver && store.getState().session.isAuthenticated) store.dispatch(signedOut('service'))
    },
  })
  return store
}

export type Store = ReturnType<typeof createStore>
export type RootState = ReturnType<typeof rootReducer>
