/** A story is the product itself in one state: its real store and routes, with recorded answers in place of the service. */
import { getResponse, type HttpHandler } from 'msw'
import { type ComponentType, useEffect, useState } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import listThreads from '../../fixtures/chat/listThreads.empty.json'
import { always, answer, waiting } from '../../fixtures/core/answers.ts'
import findRecordsNone from '../../fixtures/decision-log/findRecords.none.json'
import getCheckpoint from '../../fixtures/decision-log/getCheckpoint.json'
import getFocus from '../../fixtures/focus/getFocus.json'
import { setClock } from '../../web/core/clock.ts'
import type { Language } from '../../web/core/language.ts'
import { sessionKey } from '../../web/core/session-key.ts'
import { createStore, type Store, type Surroundings } from '../../web/core/store.ts'
import { forgetCheckpoints } from '../../web/decision-log/checkpoints/remembered-checkpoint.ts'
import { applyTheme } from '../../web/kit/theme/theme.ts'
import { show } from '../../web/messages/chosen-language.ts'
import { App } from '../../web/shell/App.tsx'
import { screens } from '../../web/shell/screens.tsx'
import { act, type Step } from './acting.ts'

/** The moment at which every story stands: two minutes after the clock of the recorded service started. */
export const storyTime = '2026-11-20T09:14:00+10:00'

/** What the frame asks on every screen; a story that is about one of these answers it first. */
const frameAnswers: readonly HttpHandler[] = [
  answer('getFocus', getFocus),
  answer('listThreads', listThreads),
  answer('getCheckpoint', getCheckpoint),
  always('findRecords', findRecordsNone),
  waiting('proveInclusion'),
]

/** How a story is looked at: the theme, and the width in px where it is not the whole window. */
export type StoryFrame = { readonly theme: 'light' | 'dark'; readonly width: number | undefined }

/** A story: a component, with what a test must know to look at it in the same way. */
export type Story = ComponentType & { readonly frame: StoryFrame }

/** What a story is made of. */
export type StorySetting = {
  /** Path of the product, with query and fragment. */
  readonly route: string
  /** What the service answers; a function where an answer changes after its first time (`once`). */
  readonly answers: readonly HttpHandler[] | (() => readonly HttpHandler[])
  readonly signedIn?: boolean
  /** What somebody did before, as it shows in the store. */
  readonly before?: (store: Store) => void
  /** What somebody does on the screen before one looks at it. */
  readonly acts?: readonly Step[]
  /** Other routes than those of the product. */
  readonly routes?: readonly RouteObject[]
  readonly theme?: StoryFrame['theme']
  /** What the person speaks; English by default. */
  readonly language?: Language
  readonly width?: number
}

/** A call without a recorded answer is a mistake in the story: it says so loudly, and fails. */
const recordedFetch =
  (answers: readonly HttpHandler[]): Surroundings['fetch'] =>
  async (request) => {
    const response = await getResponse([...answers], request)
    if (response === undefined) {
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${pathname}${search}`
      // biome-ignore lint/suspicious/noConsole: the console is where a developer looks, and a test fails on it
      console.error(`This story has no answer for ${call}.`)
      throw new Error(`no answer for ${call}`)
    }
    // What an interceptor would do with a broken connection.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

const memoryStorage = (signedIn: boolean): Surroundings['storage'] => {
  const kept = new Map(signedIn ? [[sessionKey, 'a-recorded-session']] : [])
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

// A router uses up the `lazy` part of the routes it is given, so each story needs routes of its own.
const freshRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const fresh = { ...route }
    if (typeof fresh.lazy === 'object') fresh.lazy = { ...fresh.lazy }
    if (fresh.children !== undefined) fresh.children = freshRoutes(fresh.children)
    return fresh
  })

const noActs: readonly Step[] = []

const Stage = ({
  route,
  answers,
  signedIn = true,
  before,
  acts = noActs,
  routes = screens,
  theme = 'light',
  language = 'en',
}: StorySetting) => {
  const [{ store, router }] = useState(() => {
    setClock(() => new Date(storyTime))
    applyTheme(theme)
    void show(language)
    forgetCheckpoints()
    const own = typeof answers === 'function' ? answers() : answers
    const fetch = recordedFetch([...own, ...frameAnswers])
    const store = createStore({ fetch, storage: memoryStorage(signedIn) })
    before?.(store)
    return {
      store,
      router: createMemoryRouter(freshRoutes(routes), { initialEntries: [route] }),
    }
  })
  useEffect(() => act(acts), [acts])
  return <App store={store} router={router} />
}

// A narrow story in a wide window gets a window of its own: media queries and script must see the same width.
const OwnWindow = ({ width }: { readonly width: number }) => {
  const address = new URL(window.location.href)
  address.searchParams.set('mode', 'preview')
  return <iframe title={`${width} px wide`} src={address.href} width={width} height={844} />
}

const Shown = (setting: StorySetting) =>
  setting.width !== undefined && window.innerWidth > setting.width ? (
    <OwnWindow width={setting.width} />
  ) : (
    <Stage {...setting} />
  )

/** Makes a story of a screen. */
export const story = (setting: StorySetting): Story =>
  Object.assign(() => <Shown {...setting} />, {
    frame: { theme: setting.theme ?? 'light', width: setting.width },
  })
