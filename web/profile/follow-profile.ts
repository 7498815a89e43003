/** Shows times and texts as the personal profile wants them; it is fetched once, and followed from then on. */
import type { Store } from '../core/store.ts'
import { setTimeZone } from '../core/time-zone.ts'
import { show, showForGood, storedLanguage } from '../messages/chosen-language.ts'
import { profileApi } from './profile.api.ts'

const { initiate, select } = profileApi.endpoints.getPersonalProfile
const selectProfile = select()

/** Follows the profile of whoever is signed in; returns how to stop. */
export const followProfile = (store: Store): (() => void) => {
  let sessionId: string | null = null
  let seen: ReturnType<typeof selectProfile>['data']
  let stopQuery: (() => void) | undefined

  const update = () => {
    const { session } = store.getState()
    if (session.sessionId !== sessionId) {
      sessionId = session.sessionId
      stopQuery?.()
      stopQuery = undefined
      seen = undefined
      if (sessionId !== null) {
        stopQuery = store.dispatch(initiate()).unsubscribe
        void show(storedLanguage())
      } else {
        setTimeZone(undefined)
        // The public pages are in English; who comes back finds the language kept.
        if (session.endedBy === 'person') void show('en')
      }
    }
    const { data } = selectProfile(store.getState())
    if (data === undefined || data === seen) return
    seen = data
    // Without a save these are defaults that nobody chose.
    setTimeZone(data.savedAt === undefined ? undefined : data.timezone)
    void showForGood(data.savedAt === undefined ? 'en' : data.language)
  }

  const unsubscribe = store.subscribe(update)
  update()
  return () => {
    unsubscribe()
    stopQuery?.()
  }
}
