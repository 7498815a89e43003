/** Starts the application in a browser. */
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { linkPaths } from '#schema/screens'
import type { DemoBusiness } from '#schema/session/session'
import { followOtherTabs } from '../core/other-tabs.ts'
import { createStore, type Store } from '../core/store.ts'
import { loadAnimatedToast } from '../kit/feedback/animated-toast.ts'
import { entryLanguage, isChosen, show, storedLanguage } from '../messages/chosen-language.ts'
import { sessionApi } from '../session/session.api.ts'
import { signInTo } from '../session/sign-in-to.ts'
import { App } from './App.tsx'
import { screens } from './screens.tsx'

/** Milliseconds before retrying a failed load. */
const retryDelay = 5000

/** Retries until loaded: without this code, screens would silently go stale. */
const retryUntilLoaded = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise((go) => setTimeout(go, retryDelay)).then(() => retryUntilLoaded(load)))

/** Preloads likely next code on the first interaction; if that fails, it loads on demand. */
const preloadNext = (): void => {
  const firstInteraction = new AbortController()
  const fetch = () => {
    firstInteraction.abort()
    for (const load of [loadAnimatedToast, () => import('../kit/overlays/DialogOverlay.tsx')])
      load().catch(() => undefined)
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, fetch, { passive: true, signal: firstInteraction.signal })
}

/** True once the session check has answered, even with an error. */
const isChecked = (store: Store): boolean => {
  const check = sessionApi.endpoints.getMe.select()(store.getState())
  return check.isSuccess || check.isError
}

/** Resolves once the session check has answered; nothing is fetched before that. */
const sessionChecked = (store: Store): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isChecked(store)) return
      stop()
      resolve()
    }
    const stop = store.subscribe(check)
    check()
  })

const createOwnStore = (): Store => {
  const storage = window.localStorage
  const store = createStore({
    fetch: (request) => window.fetch(request),
    upload: async (request) => (await import('../core/upload.ts')).sendUpload(request),
    storage,
  })
  followOtherTabs(store, storage)
  preloadNext()
  // After the first paint, since nothing visible depends on it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      void Promise.all([
        retryUntilLoaded(() => import('../core/changes.ts')),
        retryUntilLoaded(() => import('../profile/follow-profile.ts')),
        sessionChecked(store),
      ]).then(([{ followChanges }, { followProfile }]) => {
        // The session's permissions have changed: fetch them again, and the frame follows.
        followChanges(store, () => store.dispatch(sessionApi.util.invalidateTags(['session'])))
        followProfile(store)
      })
    }),
  )
  return store
}

/** Shows the application at the current address. */
export const startApplication = async (root: Root, store: Store = createOwnStore()): Promise<void> => {
  // Starts loading the screen's code in parallel.
  const router = createBrowserRouter(screens)
  if (store.getState().session.isAuthenticated) {
    // Before any screen fetches its data.
    void store.dispatch(sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
    await show(isChosen() ? storedLanguage() : entryLanguage())
  } else if (linkPaths.some((path) => path === window.location.pathname)) await show(entryLanguage())
  root.render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  )
}

/** Signs in and opens the application at the wanted path; rejects when the sign-in fails. */
export const signInAndStart = async (root: Root, businessType: DemoBusiness): Promise<void> => {
  const store = createOwnStore()
  await signInTo(store.dispatch, businessType)
  await startApplication(root, store)
}
