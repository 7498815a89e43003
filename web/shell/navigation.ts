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

/** One way to a screen. */
export type Way = { readonly path: SignedInPath; readonly label: string; readonly Icon: typeof Chart }

/** The five dashboards. */
export const dashboardWays: readonly Way[] = [
  { path: '/dashboard', label: 'Overview', Icon: LayoutDashboard },
  { path: '/dashboard/finance', label: 'Finance', Icon: Chart },
  { path: '/dashboard/strategic', label: 'Strategic', Icon: Compass },
  { path: '/dashboard/sales-marketing', label: 'Sales & Marketing', Icon: TrendingUp },
  { path: '/dashboard/risk', label: 'Risk', Icon: ShieldAlert },
]

/** What waits for a decision. */
export const decisionWays: readonly Way[] = [
  { path: '/briefs', label: 'Briefs', Icon: FileText },
  { path: '/nudges', label: 'Advisories', Icon: Flag },
]

/** The record of all of it. */
export const logWay: Way = { path: '/audit', label: 'Decision Log', Icon: List }

/** What the user menu links to (section 2). */
export const menuWays: readonly { readonly path: SignedInPath; readonly label: string }[] = [
  { path: '/my-profile', label: 'My Profile' },
  { path: '/profile', label: 'Business Profile' },
  { path: '/app-store', label: 'Executive Styles' },
  { path: '/connections', label: 'Integrations' },
  { path: '/audit', label: 'Decision Log' },
]
