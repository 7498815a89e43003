import { Action } from '../../kit/controls/Action.tsx'
import { CallToAction } from '../frame/CallToAction.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { useSiteQuery } from '../frame/use-site-query.ts'
import { Guides } from './Guides.tsx'
import { HelpHeader } from './HelpHeader.tsx'
import { HelpTopics } from './HelpTopics.tsx'
import { closingContent } from './help.content.ts'
import { helpCategories } from './help-categories.content.ts'
import { findHelp } from './help-category.ts'
import { QuickActions } from './QuickActions.tsx'
import { Resources } from './Resources.tsx'

export const HelpPage = () => {
  const search = useSiteQuery().query.get('q') ?? ''
  return (
    <SitePage page="help">
      <HelpHeader search={search} />
      <QuickActions />
      <HelpTopics search={search} found={findHelp(helpCategories, search)} />
      <Guides />
      <Resources />
      <CallToAction title={closingContent.title} text={closingContent.text}>
        <Action href={closingContent.href}>{closingContent.action}</Action>
      </CallToAction>
    </SitePage>
  )
}
