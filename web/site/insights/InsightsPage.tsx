import { lazy } from 'react'
import { Action } from '../../kit/controls/Action.tsx'
import { PageHeader } from '../frame/PageHeader.tsx'
import { ServerOnly } from '../frame/ServerOnly.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { featured } from './articles.content.ts'
import { headContent } from './insights.content.ts'
import { Library } from './Library.tsx'
import { Newsletter } from './Newsletter.tsx'

const LibraryIntro = lazy(async () => ({ default: (await import('./LibraryIntro.tsx')).LibraryIntro }))
const Briefings = lazy(async () => ({ default: (await import('./Briefings.tsx')).Briefings }))

export const InsightsPage = () => (
  <SitePage page="insights">
    <PageHeader title={headContent.title} lead={headContent.lead}>
      <Action href="#library">{headContent.action}</Action>
    </PageHeader>
    <ServerOnly>
      <LibraryIntro featured={featured} />
    </ServerOnly>
    <Library />
    <ServerOnly>
      <Briefings />
    </ServerOnly>
    <Newsletter />
  </SitePage>
)
