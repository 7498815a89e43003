/** Section of My Profile: whether and when digests are mailed, and delivery of the reader's own. */
import { useText } from '../core/language.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { Panel } from '../kit/Panel.tsx'
import { deliveryText } from '../messages/en/delivery.ts'
import classes from './DigestDelivery.module.css'
import { DigestSending } from './DigestSending.tsx'
import { useReadDigestDeliveryQuery } from './digest.api.ts'

export const DigestDeliverySection = () => {
  const text = useText(deliveryText)
  const { data, error, isFetching, refetch } = useReadDigestDeliveryQuery()
  return (
    <Panel title={text.title}>
      <div className={classes.section}>
        {data ? (
          <DigestSending delivery={data} />
        ) : error ? (
          <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <LoadingRegion label={text.loading}>
            <Skeleton width="60%" />
          </LoadingRegion>
        )}
        <div>
          <ButtonLink to="/digest">{text.toDigest}</ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
