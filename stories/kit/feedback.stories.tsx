/** What a screen says when it has nothing to show, is loading, or has failed. */
import { Button } from '@blueprintjs/core'
import unavailable from '../../fixtures/core/unavailable.json'
import { EmptyState } from '../../web/kit/feedback/EmptyState.tsx'
import { FailureNote } from '../../web/kit/feedback/FailureNote.tsx'
import { LoadingRegion } from '../../web/kit/feedback/LoadingRegion.tsx'
import { PartLoadError } from '../../web/kit/feedback/PartLoadError.tsx'
import { ProblemNote } from '../../web/kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../../web/kit/feedback/Skeleton.tsx'
import { SampleTag } from '../../web/kit/SampleTag.tsx'
import { StatusMark } from '../../web/kit/StatusMark.tsx'
import { Tag } from '../../web/kit/Tag.tsx'
import { KitPage } from './KitPage.tsx'
import { kitStory } from './kit-story.tsx'
import { Parts } from './Parts.tsx'

export default { title: 'Kit/Feedback' }

const nothing = () => {}
const { status, body } = unavailable

const All = () => (
  <KitPage title="Feedback">
    <Parts title="Status">
      <StatusMark meaning="good">Good</StatusMark>
      <StatusMark meaning="attention">Attention</StatusMark>
      <StatusMark meaning="risk">Risk</StatusMark>
      <StatusMark meaning="info">Information</StatusMark>
      <StatusMark meaning="neutral">Neutral</StatusMark>
      <Tag>Tag</Tag>
      <SampleTag />
    </Parts>
    <Parts title="Empty" isInColumns>
      <EmptyState sentence="No memos yet." />
      <EmptyState sentence="No briefs yet." action={<Button text="Generate brief" />} />
    </Parts>
    <Parts title="Loading" isInColumns>
      <LoadingRegion label="Loading memos">
        <Skeleton width="60%" height="20px" />
        <Skeleton />
        <Skeleton width="80%" />
      </LoadingRegion>
    </Parts>
    <Parts title="Failed" isInColumns>
      <ProblemNote
        what="The memos could not be loaded."
        error={{ status, text: '', problem: { ...body, status } }}
        onRetry={nothing}
      />
      <PartLoadError />
      <FailureNote>The email drafts could not be written.</FailureNote>
    </Parts>
  </KitPage>
)

export const Filled = kitStory(<All />)
export const Dark = kitStory(<All />, { theme: 'dark' })
export const Narrow = kitStory(<All />, { width: 390 })
Narrow.storyName = '390'
