/** A story is the whole product in one state: real store and routes, with recorded answers instead of the service. */

import { getResponse, type HttpHandler } from 'msw'
import { type ComponentType, use, useEffect, useState } from 'react'
import { createMemoryRouter, parsePath, type RouteObject } from 'react-router-dom'
import listAlerts from '../../fixtures/alert/listAlerts.empty.json'
import listThreads from '../../fixtures/chat/listThreads.empty.json'
import { countPending, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import findRecordsNone from '../../fixtures/decision-log/findRecords.none.json'
import getBackupReport from '../../fixtures/decision-log/getBackupReport.json'
import getCheckpoint from '../../fixtures/decision-log/getCheckpoint.json'
import listWitnesses from '../../fixtures/decision-log/listWitnesses.empty.json'
import readDigestDelivery from '../../fixtures/digest/readDigestDelivery.demo.json'
import getFocus from '../../fixtures/focus/getFocus.json'
import readMetric from '../../fixtures/focus/readMetric.1.json'
import readMetricSecond from '../../fixtures/focus/readMetric.2.json'
import readMetricWords from '../../fixtures/focus/readMetric.words.json'
import listAccounts from '../../fixtures/import/listAccounts.empty.json'
import listDebtors from '../../fixtures/import/listDebtors.empty.json'
import listWorkWeeks from '../../fixtures/import/listWorkWeeks.json'
import listKpis from '../../fixtures/kpi/listKpis.json'
import getTour from '../../fixtures/profile/getTour.json'
import leaveTour from '../../fixtures/profile/leaveTour.json'
import listPasskeys from '../../fixtures/session/listPasskeys.json'
import { setClock } from '../../web/core/clock.ts'
import { sessionKey } from '../../web/core/session-key.ts'
import type { SignInWay } from '../../web/core/sign-in-way.ts'
import { createStore, type Store, type StoreEnvironment } from '../../web/core/store.ts'
import { forgetCheckpoints } from '../../web/decision-log/checkpoints/remembered-checkpoint.ts'
import { forgetWitnesses } from '../../web/decision-log/checkpoints/remembered-witnesses.ts'
import { applyTheme } from '../../web/kit/theme/theme.ts'
import { show } from '../../web/messages/chosen-language.ts'
import { App } from '../../web/shell/App.tsx'
import { screens } from '../../web/shell/screens.tsx'
import { sourcesOf } from './answer-sources.ts'
import { type Look, ReviewContext, type SourcesListener } from './review.ts'
import { performAll, type Step } from './user-actions.ts'

/** Current time in every story: two minutes after the recorded service's start. */
export const storyTime = '2026-11-20T09:14:00+10:00'

/** Answers for the frame. A story's own answers take precedence. */
const frameAnswers: readonly HttpHandler[] = [
  replay('readDigestDelivery', readDigestDelivery),
  replayAny('listAlerts', listAlerts),
  replay('getFocus', getFocus),
  replay('readMetric', readMetric),
  replay('readMetric', readMetricSecond),
  replayAny('readMetric', readMetricWords),
  replayAny('listAccounts', listAccounts),
  replay('listDebtors', listDebtors),
  replay('listWorkWeeks', listWorkWeeks),
  replay('listPasskeys', listPasskeys),
  replay('getTour', getTour),
  replayAny('leaveTour', leaveTour),
  replay('listKpis', listKpis),
  replay('listThreads', listThreads),
  replay('getBackupReport', getBackupReport),
  replay('getCheckpoint', getCheckpoint),
  replay('listWitnesses', listWitnesses),
  replayAny('findRecords', findRecordsNone),
  neverRespond('proveInclusion'),
]

/** Theme, and width in px if it is not the whole window. */
export type StoryFrame = { readonly theme: 'light' | 'dark'; readonly width: number | undefined }

/** A component with the settings that a test needs to show it in the same way. */
export type Story = ComponentType & {
  readonly frame: StoryFrame
  /** Name in Ladle's tree, if it differs from the export's name. */
  storyName?: string
}

export type StorySetting = {
  /** Path in the product, with query and fragment. */
  readonly route: string
  /** State of the history entry, as passed by a link. */
  readonly state?: unknown
  /** Answers of the service; a function if one of them answers only `once`. */
  readonly answers: readonly HttpHandler[] | (() => readonly HttpHandler[])
  readonly signedIn?: boolean
  /** How sign-in codes reach people; by default nobody has an account. */
  readonly signInWay?: SignInWay
  /** Changes the store before the first render. */
  readonly before?: (store: Store) => void
  /** User actions after the first render. */
  readonly acts?: readonly Step[]
  /** Replaces the product's routes. */
  readonly routes?: readonly RouteObject[]
} & Look

/** A call without a recorded answer is a mistake in the story: it fails and logs an error. */
const recordedFetch =
  (answers: readonly HttpHandler[], onAsked: () => void): StoreEnvironment['fetch'] =>
  async (request) => {
    // A call may never be answered, but it soon reaches its handler.
    setTimeout(onAsked, 200)
    const response = await countPending(getResponse([...answers], request))
    onAsked()
    if (response === undefined) {
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${pathname}${search}`
      // biome-ignore lint/suspicious/noConsole: visible to developers, and a test fails on it
      console.error(`This story has no answer for ${call}.`)
      throw new Error(`no answer for ${call}`)
    }
    // Fetch throws this error when a connection breaks.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

const memoryStorage = (signedIn: boolean): StoreEnvironment['storage'] => {
  const kept = new Map(signedIn ? [[sessionKey, 'a-recorded-session']] : [])
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

// A router consumes the `lazy` functions of its routes, so each story needs a copy.
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
  state,
  answers,
  signedIn = true,
  signInWay = 'demo',
  before,
  acts = noActs,
  routes = screens,
  theme = 'light',
  language = 'en',
  onSources,
}: StorySetting & { readonly onSources: SourcesListener | undefined }) => {
  const [{ store, router, reportSources }] = useState(() => {
    setClock(() => new Date(storyTime))
    applyTheme(theme)
    document.body.dataset.signIn = signInWay
    void show(language)
    forgetCheckpoints()
    forgetWitnesses()
    const own = typeof answers === 'function' ? answers() : answers
    const reportSources = () => onSources?.(sourcesOf(own, frameAnswers))
    const fetch = recordedFetch([...own, ...frameAnswers], reportSources)
    const store = createStore({ fetch, storage: memoryStorage(signedIn) })
    before?.(store)
    return {
      store,
      reportSources,
      router: createMemoryRouter(freshRoutes(routes), { initialEntries: [{ ...parsePath(route), state }] }),
    }
  })
  useEffect(() => performAll(acts), [acts])
  useEffect(reportSources, [reportSources])
  return <App store={store} router={router} />
}

const Reviewed = ({ theme, width, language, ...setting }: StorySetting) => {
  const Review = use(ReviewContext)
  return (
    <Review own={{ theme, width, language }}>
      {(look, onSources) => <Stage {...setting} {...look} onSources={onSources} />}
    </Review>
  )
}

export const story = (setting: StorySetting): Story =>
  Object.assign(() => <Reviewed {...setting} />, {
    frame: { theme: setting.theme ?? 'light', width: setting.width },
  })
