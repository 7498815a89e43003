/** The request for early access over a public page. */
import { useState } from 'react'
import { networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import requestEarlyAccessInvalid from '../../fixtures/early-access/requestEarlyAccess.invalid.json'
import requestEarlyAccess from '../../fixtures/early-access/requestEarlyAccess.json'
import requestEarlyAccessLimited from '../../fixtures/early-access/requestEarlyAccess.limited.json'
import { PublicRoute } from '../../web/shell/PublicRoute.tsx'
import { EarlyAccessDialog } from '../../web/site/early-access/EarlyAccessDialog.tsx'
import type { EarlyAccessStart } from '../../web/site/frame/use-early-access.ts'
import { longer } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'

export default { title: 'Public site/Early access' }

const Page = ({ start }: { readonly start: EarlyAccessStart }) => {
  const [request, setRequest] = useState<EarlyAccessStart | null>(start)
  return (
    <PublicRoute title="Jarvin">
      <main>
        <h1>A public page</h1>
        <button type="button" onClick={() => setRequest({})}>
          Request Access
        </button>
      </main>
      <EarlyAccessDialog request={request} onClose={() => setRequest(null)} />
    </PublicRoute>
  )
}

const route = '/'
const signedIn = false
const answers = [replay('requestEarlyAccess', requestEarlyAccess)]
const opened = (start: EarlyAccessStart = {}) => [{ path: '/', element: <Page start={start} /> }]
const routes = opened()

/** A request can be sent. */
export const Filled = story({ route, answers, signedIn, routes })

/** With input from elsewhere on the page. */
export const Prefilled = story({
  route,
  answers,
  signedIn,
  routes: opened({
    email: 'mia.chen@example.com',
    role: 'Owner',
    additionalInfo: 'Please send the newsletter.',
  }),
})

/** A request is never answered. */
export const Loading = story({ route, answers: [neverRespond('requestEarlyAccess')], signedIn, routes })

/** The rate limit is reached; the second try works. */
export const Refused = story({
  route,
  answers: () => [replayAny('requestEarlyAccess', requestEarlyAccessLimited, { once: true }), ...answers],
  signedIn,
  routes,
})

/** The service refuses the email address. */
export const InvalidEmail = story({
  route,
  answers: [replayAny('requestEarlyAccess', requestEarlyAccessInvalid)],
  signedIn,
  routes,
})

/** The service does not answer; the second try works. */
export const Unreachable = story({
  route,
  answers: () => [networkError('requestEarlyAccess', { once: true }), ...answers],
  signedIn,
  routes,
})

/** Sent without scripts. */
export const SentWithoutScripts = story({ route: '/?sent=early-access', answers, signedIn, routes })

/** All fields full. */
export const LongText = story({
  route,
  answers,
  signedIn,
  routes: opened({
    email: `${longer('mia', 4)}@${'riverside-'.repeat(20)}dining.example`,
    role: longer('Owner and head of kitchen', 200),
    additionalInfo: longer('We open a second room in March.', 2000),
  }),
})

export const Dark = story({ route, answers, signedIn, routes, theme: 'dark' })

export const Narrow = story({ route, answers, signedIn, routes, width: 390 })
Narrow.storyName = '390'
