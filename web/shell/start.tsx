/** Starts the whole application in a browser. */
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import type { BusinessType } from '#schema/session/session'
import { followOtherTabs } from '../core/other-tabs.ts'
import { createStore, type Store } from '../core/store.ts'
import { loadToastStage } from '../kit/feedback/toast-stage.ts'
import { show, storedLanguage } from '../messages/chosen-language.ts'
import { sessionApi } from '../session/session.api.ts'
import { signInTo } from '../session/sign-in-to.ts'
import { App } from './App.tsx'
import { screens } from './screens.tsx'

/** Milliseconds before code that could not be fetched is asked for again. */
const pause = 5000

/** Without it screens would grow stale unseen, so it is asked for until it comes. */
const untilFetched = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise((go) => setTimeout(go, pause)).then(() => untilFetched(load)))

/** What a person will want next, once they stir; where it cannot be had now, it is fetched again when it is wanted. */
const fetchNext = (): void => {
  const stirred = new AbortController()
  const fetch = () => {
    stirred.abort()
    for (const load of [loadToastStage, () => import('../kit/overlays/DialogOverlay.tsx')])
      load().catch(() => undefined)
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, fetch, { passive: true, signal: stirred.signal })
}

/** Whether the check of the session has come back, with whatever answer. */
const isChecked = (store: Store): boolean => {
  const check = sessionApi.endpoints.getMe.select()(store.getState())
  return check.isSuccess || check.isError
}

/** Resolves once the session is checked: nothing is asked before. */
const sessionChecked = (store: Store): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isChecked(store)) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })

const createOwnStore = (): Store => {
  const storage = window.localStorage
  const store = createStore({ fetch: (request) => window.fetch(request), storage })
  followOtherTabs(store, storage)
  fetchNext()
  // After the first paint: nothing on the screen waits for it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      void Promise.all([
        untilFetched(() => import('../core/changes.ts')),
        untilFetched(() => import('../profile/follow-profile.ts')),
        sessionChecked(store),
      ]).then(([{ followChanges }, { followProfile }]) => {
        followChanges(store)
        followProfile(store)
      })
    }),
  )
  return store
}

/** Shows the application at the window's address. */
export const startApplication = async (root: Root, store: Store = createOwnStore()): Promise<void> => {
  // The screen's code comes meanwhile.
  const router = createBrowserRouter(screens)
  if (store.getState().session.isAuthenticated) {
    // The session is checked before any screen asks for anything.
    void store.dispatch(sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
    await show(storedLanguage())
  }
  root.render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  )
}

/** Signs in, and shows the application where the login page leads; rejects where the sign-in fails. */
export const signInAndStart = async (root: Root, businessType: BusinessType): Promise<void> => {
  const store = createOwnStore()
  await signInTo(store.dispatch, businessType)
  await startApplication(root, store)
}
