/** Navigation targets of the rail, the bottom bar and the menus. */
import Chart from 'lucide-react/icons/chart-no-axes-column'
import Compass from 'lucide-react/icons/compass'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import List from 'lucide-react/icons/list'
import ListChecks from 'lucide-react/icons/list-checks'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { SignedInPath } from '#schema/screens'

/** A link to a screen; its name comes from the texts. */
export type ScreenLink = { readonly path: SignedInPath; readonly Icon: typeof Chart }

export const dashboardLinks: readonly ScreenLink[] = [
  { path: '/dashboard', Icon: LayoutDashboard },
  { path: '/dashboard/finance', Icon: Chart },
  { path: '/dashboard/strategic', Icon: Compass },
  { path: '/dashboard/sales-marketing', Icon: TrendingUp },
  { path: '/dashboard/risk', Icon: ShieldAlert },
]

/** Screens with items that need a decision. */
export const decisionLinks: readonly ScreenLink[] = [
  { path: '/briefs', Icon: FileText },
  { path: '/nudges', Icon: Flag },
  { path: '/decisions', Icon: ListChecks },
]

export const logLink: ScreenLink = { path: '/audit', Icon: List }

/** Links in the user menu. */
export const menuPaths: readonly SignedInPath[] = [
  '/my-profile',
  '/profile',
  '/search',
  '/digest',
  '/alerts',
  '/app-store',
  '/connections',
  '/audit',
  '/links',
]

/** Opens the first step of the tour. Here, because every screen loads the menu, and few the tour. */
export const tourStart = '/dashboard?tour=figures'
