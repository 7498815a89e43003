/** The Redux store: RTK Query's cache and client-only state. */
import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  isAnyOf,
  isRejectedWithValue,
} from '@reduxjs/toolkit'
import type { Api } from '#schema/api'
import { api, type CallError, type CallMeta, type Extra, type Transport } from './api.ts'
import { asOfEntered, asOfLeft, asOfSlice } from './as-of.ts'
import {
  openEndings,
  proofAsked,
  proofDeclined,
  proofGiven,
  restoredSession,
  type SessionState,
  sessionSlice,
  signedIn,
  signedOut,
  storedSessionId,
} from './session.ts'
import { sessionKey } from './session-key.ts'

/** External dependencies of the store. */
export type StoreEnvironment = Transport & {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** The call that checks a session: an error status from the service ends the session. */
const sessionCheck: keyof Api = 'getMe'

type FailedCall = {
  readonly payload: CallError
  readonly meta: { readonly arg: { readonly endpointName?: string }; readonly baseQueryMeta?: CallMeta }
}

/** Client state that a slice injects when its code loads; slices extend this by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(api, sessionSlice, asOfSlice).withLazyLoadedSlices<LazySlices>()

/** Milliseconds before a development-only check warns that it is slow; long lists take a while on a busy machine. */
const warnAfter = 2000

/** A new store; restores a stored session. */
export const createStore = ({ storage, ...transport }: StoreEnvironment) => {
  const listener = createListenerMiddleware()
  const endings = openEndings()
  listener.startListening({ predicate: endings.isStep, effect: endings.follow })
  const extraArgument: Extra = {
    ...transport,
    shown: new Map(),
    isEndingSession: endings.isUnderWay,
    askProof: () =>
      new Promise((resolve) => {
        const stop = listener.startListening({
          matcher: isAnyOf(proofGiven, proofDeclined, signedOut),
          effect: (action) => {
            stop()
            resolve(proofGiven.match(action))
          },
        })
        store.dispatch(proofAsked())
      }),
  }
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: restoredSession(storedSessionId(storage)) },
    middleware: (defaults) =>
      // Answers are parsed JSON checked against codecs; walking a year of them on every action only costs time.
      defaults({
        thunk: { extraArgument },
        serializableCheck: { ignoredPaths: [api.reducerPath], warnAfter },
        immutableCheck: { ignoredPaths: [api.reducerPath], warnAfter },
      })
        .prepend(listener.middleware)
        .concat(api.middleware),
  })
  const keep = ({ payload }: { readonly payload: { readonly sessionId: string } }) =>
    storage.setItem(sessionKey, payload.sessionId)
  listener.startListening({ actionCreator: signedIn, effect: keep })
  listener.startListening({ actionCreator: proofGiven, effect: keep })
  listener.startListening({
    actionCreator: signedOut,
    effect: (_action, { getOriginalState }) => {
      const { sessionId } = (getOriginalState() as { session: SessionState }).session
      // Another tab may have signed in since then; leave its session alone.
      if (storage.getItem(sessionKey) === sessionId) storage.removeItem(sessionKey)
      // The next user starts at the present.
      store.dispatch(asOfLeft())
    },
  })
  listener.startListening({
    matcher: isAnyOf(asOfEntered, asOfLeft),
    // Everything cached belongs to another moment.
    effect: () => {
      extraArgument.shown.clear()
      store.dispatch(api.util.resetApiState())
    },
  })
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      const { payload, meta } = action as unknown as FailedCall
      // With `asOf`, a 400 means that the position does not exist; the session may be fine.
      const minimumStatus = typeof meta.baseQueryMeta?.asOf === 'number' ? 401 : 400
      const isOver =
        payload.status === 401 || (meta.arg.endpointName === sessionCheck && payload.status >= minimumStatus)
      // A late failure of an earlier session must not end the current one.
      const { isAuthenticated, sessionId } = store.getState().session
      if (endings.isUnderWay()) return
      if (isOver && isAuthenticated && meta.baseQueryMeta?.sessionId === sessionId)
        store.dispatch(signedOut('service'))
    },
  })
  return store
}

export type Store = ReturnType<typeof createStore>
export type RootState = ReturnType<typeof rootReducer>
