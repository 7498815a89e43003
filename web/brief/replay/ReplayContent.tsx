/** Asks a brief again and shows the versions. */
import { DialogBody } from '@blueprintjs/core'
import type { BriefId } from '#schema/brief/brief'
import { useText } from '../../core/language.ts'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { replayText } from '../../messages/en/replay.ts'
import { useReplayBriefQuery } from '../brief.api.ts'
import { Progress } from '../Progress.tsx'
import { ReplayVersions } from './ReplayVersions.tsx'

type Props = { readonly briefId: BriefId; readonly zone?: string | undefined }

export const ReplayContent = ({ briefId, zone }: Props) => {
  const text = useText(replayText)
  // The records may have changed since it was last opened.
  const query = useReplayBriefQuery({ briefId }, { refetchOnMountOrArgChange: true })
  if (query.currentData && !query.isFetching)
    return (
      // Nothing inside takes the focus, so without this the keyboard could not scroll.
      <DialogBody role="group" aria-label={text.versions} tabIndex={0}>
        <ReplayVersions replay={query.currentData} zone={zone} />
      </DialogBody>
    )
  return (
    <DialogBody>
      {query.error && !query.isFetching ? (
        <ProblemNote what={text.notLoaded} error={query.error} onRetry={query.refetch} isRetrying={false} />
      ) : (
        <Progress what={text.loading} />
      )}
    </DialogBody>
  )
}
