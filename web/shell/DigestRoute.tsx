/** The digest with the chart from Briefs and the strip of scored decisions. */
import { deciders } from '#schema/core/roles'
import type { DigestOutcome } from '#schema/digest/digest'
import { StripMark } from '../advisory/StripMark.tsx'
import { scaleOf, stripOf } from '../advisory/settled-strip.ts'
import { useText } from '../core/language.ts'
import { DigestScreen } from '../digest/DigestScreen.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { isMoney, verdictMeanings } from '../kit/figures/measure-value.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { verdictText } from '../messages/en/verdict.ts'
import { useGetMeQuery } from '../session/session.api.ts'

// ECharts is far larger than the text, so the text shows first.
const BriefChartPanel = lazyPart(async () => (await import('../brief/BriefChartPanel.tsx')).BriefChartPanel)

const Outcome = ({ advisory: { expects, outcome } }: DigestOutcome) => {
  const { verdicts } = useText(verdictText)
  if (expects === undefined || outcome === undefined) return null
  return (
    <>
      {isMoney(expects.measure) && (
        <StripMark strip={stripOf(expects, outcome, scaleOf([{ expects, outcome }]))} />
      )}
      <StatusMark meaning={verdictMeanings[outcome.verdict]}>{verdicts[outcome.verdict]}</StatusMark>
    </>
  )
}

export const DigestRoute = () => {
  const role = useGetMeQuery().data?.role
  return (
    <DigestScreen
      renderChart={(chart) => <BriefChartPanel chart={chart} />}
      renderOutcome={(outcome) => <Outcome {...outcome} />}
      canDecide={role === undefined || deciders.some((one) => one === role)}
    />
  )
}
