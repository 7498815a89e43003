/** The one table of routes. What needs a sign-in is loaded only when it is shown. */
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type PublicPath, publicPaths, type SignedInPath, signedInPaths } from '#schema/screens'
import { CrashScreen } from './CrashScreen.tsx'
import { SessionGate } from './SessionGate.tsx'

/** What a route says about its screen: the window title, before `| Jarvin`, where its path names none. */
export type ScreenHandle = { readonly title?: string }

/** A screen: what its route says about it, and how its code is fetched. */
export type Screen = ScreenHandle & { readonly load: () => Promise<() => ReactNode> }

// A failed fetch would otherwise blank the whole application; so it costs the one screen, which offers to try again.
const orCrash = (load: Screen['load']) => () => load().catch(() => CrashScreen)

const planned = async () => (await import('./PlannedScreen.tsx')).PlannedScreen

const publicScreen = (path: PublicPath): Screen =>
  path === '/login'
    ? { title: 'Sign in', load: async () => (await import('../session/LoginScreen.tsx')).LoginScreen }
    : {
        title: 'Jarvin',
        load: async () => {
          const { pageAt } = await import('../site/pages.tsx')
          return () => pageAt(path)
        },
      }

/** What stands at the paths behind sign-in. */
export const signedInScreens: Readonly<Record<SignedInPath, Screen>> = {
  '/dashboard': {
    load: async () => (await import('../dashboards/OverviewScreen.tsx')).OverviewScreen,
  },
  '/dashboard/finance': { load: planned },
  '/dashboard/strategic': { load: planned },
  '/dashboard/sales-marketing': { load: planned },
  '/dashboard/risk': { load: planned },
  '/dashboard/agent': { load: planned },
  '/briefs': { load: planned },
  '/nudges': {
    load: async () => (await import('../advisory/AdvisoriesScreen.tsx')).AdvisoriesScreen,
  },
  '/app-store': {
    load: async () => (await import('./ExecutiveStylesRoute.tsx')).ExecutiveStylesRoute,
  },
  '/connections': { load: planned },
  '/audit': {
    load: async () => (await import('./DecisionLogRoute.tsx')).DecisionLogRoute,
  },
  '/profile': { load: planned },
  '/my-profile': { load: planned },
}

const route = (path: string, { title, load }: Screen): RouteObject => ({
  path,
  handle: (title === undefined ? {} : { title }) satisfies ScreenHandle,
  lazy: { Component: orCrash(load) },
  ErrorBoundary: CrashScreen,
})

const notFound: Screen = {
  title: 'Not found',
  load: async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen,
}

// Nothing is drawn before the first screen has come: it takes one more round trip, and a flash of a frame helps nobody.
const Nothing = () => null

/** Public pages, then the frame of the signed-in area with its screens; any other path is not found inside it. */
export const screensOf = (inside: Readonly<Record<SignedInPath, Screen>>): RouteObject[] => [
  {
    ErrorBoundary: CrashScreen,
    HydrateFallback: Nothing,
    children: [
      ...publicPaths.map((path) => route(path, publicScreen(path))),
      {
        Component: SessionGate,
        children: [
          {
            lazy: { Component: orCrash(async () => (await import('./Frame.tsx')).Frame) },
            children: [...signedInPaths.map((path) => route(path, inside[path])), route('*', notFound)],
          },
        ],
      },
    ],
  },
]

/** The routes of the product. */
export const screens = screensOf(signedInScreens)
