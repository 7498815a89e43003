/** Strategic: the focus, beside sample notes on what moves around the business. */
import { useText } from '../core/language.ts'
import { strategicText } from '../messages/en/strategic.ts'
import { Dashboard } from './Dashboard.tsx'
import { FocusPanel } from './FocusPanel.tsx'
import { ItemPanel } from './ItemPanel.tsx'

export const StrategicScreen = () => {
  const text = useText(strategicText)
  return (
    <Dashboard
      dashboard="strategic"
      header={{ title: text.title, standfirst: text.standfirst }}
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
          name: text.opportunities,
          wide: { x: 0, y: 5, w: 12, h: 7 },
          medium: { x: 0, y: 7, w: 6, h: 7 },
          content: <ItemPanel title={text.opportunities} items={text.sampleOpportunities} isAsked />,
        },
        {
          id: 'competitors',
          name: text.competitors,
          wide: { x: 0, y: 12, w: 6, h: 9 },
          medium: { x: 0, y: 14, w: 6, h: 7 },
          content: <ItemPanel title={text.competitors} items={text.sampleCompetitors} isAsked />,
        },
        {
          id: 'trends',
          name: text.trends,
          wide: { x: 6, y: 12, w: 6, h: 9 },
          medium: { x: 0, y: 21, w: 6, h: 7 },
          content: <ItemPanel title={text.trends} items={text.sampleTrends} isAsked />,
        },
      ]}
    />
  )
}
