/** All German texts: every area that a signed-in screen shows. */
import type { Translation } from '../core/language.ts'
import { advice } from './german/advice.ts'
import { advisory } from './german/advisory.ts'
import { brief } from './german/brief.ts'
import { chart } from './german/chart.ts'
import { chat } from './german/chat.ts'
import { checkpoint } from './german/checkpoint.ts'
import { connection } from './german/connection.ts'
import { grid as dashboardGrid } from './german/dashboard-grid.ts'
import { dashboards } from './german/dashboards.ts'
import { decision } from './german/decision.ts'
import { decisionLog } from './german/decision-log.ts'
import { delivery } from './german/delivery.ts'
import { alert, digest } from './german/digest.ts'
import { finance } from './german/finance.ts'
import { focus } from './german/focus.ts'
import { forecast } from './german/forecast.ts'
import { form } from './german/form.ts'
import { hourly } from './german/hourly.ts'
import { kit } from './german/kit.ts'
import { kpi } from './german/kpi.ts'
import { logExport } from './german/log-export.ts'
import { logFilter } from './german/log-filter.ts'
import { memo } from './german/memo.ts'
import { note } from './german/note.ts'
import { outcome } from './german/outcome.ts'
import { overview } from './german/overview.ts'
import { palette } from './german/palette.ts'
import { persona } from './german/persona.ts'
import { profile } from './german/profile.ts'
import { replay } from './german/replay.ts'
import { reply } from './german/reply.ts'
import { risk } from './german/risk.ts'
import { sales } from './german/sales.ts'
import { score } from './german/score.ts'
import { series } from './german/series.ts'
import { demo, shell } from './german/shell.ts'
import { strategic } from './german/strategic.ts'
import { timeTravel } from './german/time-travel.ts'
import { verdict } from './german/verdict.ts'
import { keys } from './german-entry/keys.ts'
import { login } from './german-entry/login.ts'
import { menu } from './german-entry/menu.ts'
import { people } from './german-entry/people.ts'
import { privacy } from './german-entry/privacy.ts'
import { setup } from './german-entry/setup.ts'
import { tour } from './german-entry/tour.ts'
import { backup } from './german-evidence/backup.ts'
import { formula } from './german-figures/formula.ts'
import { savedView } from './german-finding/saved-view.ts'
import { search } from './german-finding/search.ts'
import { dayRows } from './german-imports/day-rows.ts'
import { debtors } from './german-imports/debtors.ts'
import { imports } from './german-imports/import.ts'
import { registers } from './german-imports/registers.ts'
import { sources } from './german-imports/sources.ts'
import { alerts as alertSamples } from './german-samples/alerts.samples.ts'
import { risks as riskSamples } from './german-samples/risk.samples.ts'
import { sales as salesSamples } from './german-samples/sales.samples.ts'
import { sample } from './german-samples/sample.ts'
import { strategic as strategicSamples } from './german-samples/strategic.samples.ts'
import { trends as trendSamples } from './german-samples/trend.samples.ts'
import { share } from './german-sharing/share.ts'
import { sharedPage } from './german-sharing/shared-page.ts'

export const translation: Translation = {
  keys,
  login,
  menu,
  people,
  privacy,
  setup,
  tour,
  backup,
  formula,
  'saved-view': savedView,
  search,
  'day-rows': dayRows,
  import: imports,
  debtors,
  registers,
  sources,
  alertSamples,
  riskSamples,
  salesSamples,
  sample,
  strategicSamples,
  trendSamples,
  share,
  sharedPage,
  advice,
  advisory,
  brief,
  chart,
  chat,
  checkpoint,
  connection,
  'dashboard-grid': dashboardGrid,
  dashboards,
  'decision-log': decisionLog,
  decision,
  delivery,
  digest,
  alert,
  finance,
  focus,
  forecast,
  form,
  hourly,
  kit,
  kpi,
  'log-export': logExport,
  'log-filter': logFilter,
  memo,
  note,
  outcome,
  overview,
  palette,
  persona,
  profile,
  replay,
  reply,
  risk,
  sales,
  score,
  series,
  shell,
  demo,
  strategic,
  'time-travel': timeTravel,
  verdict,
}
