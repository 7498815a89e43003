/** Placeholder for the agent, which does not exist yet. */
import { useText } from '../core/language.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'
import classes from './AgentScreen.module.css'

export const AgentScreen = () => {
  const text = useText(dashboardsText)
  return (
    <>
      <ScreenHeader title={text.agent} standfirst={text.agentSoon} isLead />
      <p className={classes.text}>{text.agentText}</p>
    </>
  )
}
