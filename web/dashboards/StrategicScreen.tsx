/** Strategic: the focus, beside sample notes about the market of this kind of business. */
import { useText } from '../core/language.ts'
import { strategicText } from '../messages/en/strategic.ts'
import { strategicSamples } from '../messages/samples/strategic.samples.ts'
import { trendSamples } from '../messages/samples/trend.samples.ts'
import { Dashboard } from './Dashboard.tsx'
import { FocusPanel } from './FocusPanel.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { useSampleBusiness, useShowsSamples } from './use-sample-business.ts'

export const StrategicScreen = () => {
  const text = useText(strategicText)
  const type = useSampleBusiness()
  const isOwn = useShowsSamples() === false
  const samples = useText(strategicSamples)[type]
  const trends = useText(trendSamples)[type]
  return (
    <Dashboard
      dashboard="strategic"
      header={{ title: text.title, standfirst: isOwn ? text.standfirstOwn : text.standfirst }}
      panels={[
        {
          id: 'focus',
          name: text.focus,
          wide: { x: 0, y: 0, w: 12, h: 5 },
          medium: { x: 0, y: 0, w: 6, h: 7 },
          content: <FocusPanel />,
        },
        {
          id: 'opportunities',
          isSample: true,
          name: text.opportunities,
          wide: { x: 0, y: 5, w: 12, h: 7 },
          medium: { x: 0, y: 7, w: 6, h: 7 },
          content: <ItemPanel title={text.opportunities} items={samples.opportunities} />,
        },
        {
          id: 'competitors',
          isSample: true,
          name: text.competitors,
          wide: { x: 0, y: 12, w: 6, h: 9 },
          medium: { x: 0, y: 14, w: 6, h: 7 },
          content: <ItemPanel title={text.competitors} items={samples.competitors} />,
        },
        {
          id: 'trends',
          isSample: true,
          name: text.trends,
          wide: { x: 6, y: 12, w: 6, h: 9 },
          medium: { x: 0, y: 21, w: 6, h: 7 },
          content: <ItemPanel title={text.trends} items={trends} />,
        },
      ]}
    />
  )
}
