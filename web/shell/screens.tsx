/** The one table of routes. What needs a sign-in is loaded only when it is shown. */
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type PublicPath, publicPaths, type SignedInPath, signedInPaths } from '#schema/screens'
import { CrashScreen } from './CrashScreen.tsx'
import { ScreenLoadError } from './ScreenLoadError.tsx'
import { SessionGate } from './SessionGate.tsx'

/** A screen: how its code is fetched. */
export type Screen = { readonly load: () => Promise<() => ReactNode> }

// A failed fetch would otherwise blank the whole application; so it costs the one screen. The router asks once only.
const orLost = (load: Screen['load']) => () => load().catch(() => () => <ScreenLoadError load={load} />)

const publicScreen = (path: PublicPath): Screen =>
  path === '/login'
    ? { load: async () => (await import('../session/LoginScreen.tsx')).LoginScreen }
    : {
        load: async () => {
          const [{ PublicRoute }, { pages, titleOf }] = await Promise.all([
            import('./PublicRoute.tsx'),
            import('../site/pages.tsx'),
          ])
          const Page = await pages[path].load()
          return () => (
            <PublicRoute title={titleOf(path)}>
              <Page />
            </PublicRoute>
          )
        },
      }

/** What stands at the paths behind sign-in. */
export const signedInScreens: Readonly<Record<SignedInPath, Screen>> = {
  '/dashboard': {
    load: async () => (await import('../dashboards/OverviewScreen.tsx')).OverviewScreen,
  },
  '/dashboard/finance': {
    load: async () => (await import('../dashboards/FinanceScreen.tsx')).FinanceScreen,
  },
  '/dashboard/strategic': {
    load: async () => (await import('../dashboards/StrategicScreen.tsx')).StrategicScreen,
  },
  '/dashboard/sales-marketing': {
    load: async () => (await import('../dashboards/SalesScreen.tsx')).SalesScreen,
  },
  '/dashboard/risk': {
    load: async () => (await import('../dashboards/RiskScreen.tsx')).RiskScreen,
  },
  '/dashboard/agent': {
    load: async () => (await import('../dashboards/AgentScreen.tsx')).AgentScreen,
  },
  '/briefs': { load: async () => (await import('./BriefsRoute.tsx')).BriefsRoute },
  '/nudges': {
    load: async () => (await import('./AdvisoriesRoute.tsx')).AdvisoriesRoute,
  },
  '/app-store': {
    load: async () => (await import('./ExecutiveStylesRoute.tsx')).ExecutiveStylesRoute,
  },
  '/connections': {
    load: async () => (await import('../connection/ConnectionsScreen.tsx')).ConnectionsScreen,
  },
  '/audit': {
    load: async () => (await import('./DecisionLogRoute.tsx')).DecisionLogRoute,
  },
  '/profile': {
    load: async () => (await import('./BusinessProfileRoute.tsx')).BusinessProfileRoute,
  },
  '/my-profile': {
    load: async () => (await import('./PersonalProfileRoute.tsx')).PersonalProfileRoute,
  },
}

const route = (path: string, { load }: Screen): RouteObject => ({
  path,
  lazy: { Component: orLost(load) },
  ErrorBoundary: CrashScreen,
})

const notFound: Screen = {
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
            lazy: { Component: orLost(async () => (await import('./frame/Frame.tsx')).Frame) },
            children: [...signedInPaths.map((path) => route(path, inside[path])), route('*', notFound)],
          },
        ],
      },
    ],
  },
]

/** The routes of the product. */
export const screens = screensOf(signedInScreens)
