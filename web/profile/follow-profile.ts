/** Applies time zone and language of the personal profile; fetches it once and follows its changes. */
import type { Store } from '../core/store.ts'
import { setTimeZone } from '../core/time-zone.ts'
import {
  entryLanguage,
  forgetLanguage,
  isChosen,
  show,
  storeAndShow,
  storedLanguage,
} from '../messages/chosen-language.ts'
import { profileApi } from './profile.api.ts'

const { initiate, select } = profileApi.endpoints.getPersonalProfile
const selectProfile = select()

/** Follows the signed-in user's profile; returns a function that stops it. */
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
        void show(isChosen() ? storedLanguage() : entryLanguage())
      } else {
        setTimeZone(undefined)
        // Public pages are in English; the chosen language is restored at the next sign-in.
        if (session.endedBy === 'person') void show('en')
      }
    }
    const { data } = selectProfile(store.getState())
    if (data === undefined || data === seen) return
    seen = data
    // A profile that was never saved has only defaults, which nobody chose: the browser says which language is read.
    setTimeZone(data.savedAt === undefined ? undefined : data.timezone)
    if (data.savedAt !== undefined) return void storeAndShow(data.language)
    forgetLanguage()
    void show(entryLanguage())
  }

  const unsubscribe = store.subscribe(update)
  update()
  return () => {
    unsubscribe()
    stopQuery?.()
  }
}
