/** The route table. Screens behind sign-in load when first shown. */
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { type PublicPath, publicPaths } from '#schema/public-paths'
import { type LinkPath, linkPaths, type SignedInPath, signedInPaths } from '#schema/screens'
import { CrashScreen } from './CrashScreen.tsx'
import { ScreenLoadError } from './ScreenLoadError.tsx'
import { SessionGate } from './SessionGate.tsx'

/** A screen, by how to load its code. */
export type Screen = { readonly load: () => Promise<() => ReactNode> }

// A failed import would blank the whole application, and the router tries only once. This limits it to one screen.
const orLoadError = (load: Screen['load']) => () => load().catch(() => () => <ScreenLoadError load={load} />)

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

/** Screens opened by a link, by path. */
const linkScreens: Readonly<Record<LinkPath, Screen>> = {
  '/setup': { load: async () => (await import('./SetupRoute.tsx')).SetupRoute },
  '/join': { load: async () => (await import('../people/join/JoinScreen.tsx')).JoinScreen },
  '/shared': { load: async () => (await import('../share/page/SharedScreen.tsx')).SharedScreen },
}

/** Screens behind sign-in, by path. */
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
  '/decisions': { load: async () => (await import('./DecisionsRoute.tsx')).DecisionsRoute },
  '/alerts': { load: async () => (await import('../alert/AlertsScreen.tsx')).AlertsScreen },
  '/search': { load: async () => (await import('./load-search.tsx')).loadSearch() },
  '/digest': { load: async () => (await import('./DigestRoute.tsx')).DigestRoute },
  '/app-store': {
    load: async () => (await import('./ExecutiveStylesRoute.tsx')).ExecutiveStylesRoute,
  },
  '/connections': {
    load: async () => (await import('../connection/ConnectionsScreen.tsx')).ConnectionsScreen,
  },
  '/imports': { load: async () => (await import('./ImportsRoute.tsx')).ImportsRoute },
  '/audit': {
    load: async () => (await import('./DecisionLogRoute.tsx')).DecisionLogRoute,
  },
  '/links': { load: async () => (await import('../share/SharesScreen.tsx')).SharesScreen },
  '/profile': {
    load: async () => (await import('./BusinessProfileRoute.tsx')).BusinessProfileRoute,
  },
  '/people': {
    load: async () => (await import('./PeopleRoute.tsx')).PeopleRoute,
  },
  '/my-profile': {
    load: async () => (await import('./PersonalProfileRoute.tsx')).PersonalProfileRoute,
  },
}

const route = (path: string, { load }: Screen): RouteObject => ({
  path,
  lazy: { Component: orLoadError(load) },
  ErrorBoundary: CrashScreen,
})

const notFound: Screen = {
  load: async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen,
}

// Shows nothing until the first screen has loaded, to avoid a flash of an empty frame.
const Nothing = () => null

/** Routes: public pages, then the signed-in frame with its screens; unknown paths show "not found" inside the frame. */
export const screensOf = (inside: Readonly<Record<SignedInPath, Screen>>): RouteObject[] => [
  {
    ErrorBoundary: CrashScreen,
    HydrateFallback: Nothing,
    children: [
      ...publicPaths.map((path) => route(path, publicScreen(path))),
      ...linkPaths.map((path) => route(path, linkScreens[path])),
      {
        Component: SessionGate,
        children: [
          {
            lazy: { Component: orLoadError(async () => (await import('./frame/Frame.tsx')).Frame) },
            children: [...signedInPaths.map((path) => route(path, inside[path])), route('*', notFound)],
          },
        ],
      },
    ],
  },
]

export const screens = screensOf(signedInScreens)
