/** Where the rail, the bottom bar and the menus lead. */
import Chart from 'lucide-react/icons/chart-no-axes-column'
import Compass from 'lucide-react/icons/compass'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import List from 'lucide-react/icons/list'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { SignedInPath } from '#schema/screens'

/** One way to a screen; its name stands in the catalogue of texts. */
export type Way = { readonly path: SignedInPath; readonly Icon: typeof Chart }

/** The five dashboards. */
export const dashboardWays: readonly Way[] = [
  { path: '/dashboard', Icon: LayoutDashboard },
  { path: '/dashboard/finance', Icon: Chart },
  { path: '/dashboard/strategic', Icon: Compass },
  { path: '/dashboard/sales-marketing', Icon: TrendingUp },
  { path: '/dashboard/risk', Icon: ShieldAlert },
]

/** What waits for a decision. */
export const decisionWays: readonly Way[] = [
  { path: '/briefs', Icon: FileText },
  { path: '/nudges', Icon: Flag },
]

/** The record of all of it. */
export const logWay: Way = { path: '/audit', Icon: List }

/** What the user menu links to. */
export const menuPaths: readonly SignedInPath[] = [
  '/my-profile',
  '/profile',
  '/app-store',
  '/connections',
  '/audit',
]
