import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { chatText } from '../messages/en/chat.ts'
import classes from './ChatSkeleton.module.css'

export const ChatSkeleton = () => {
  const text = useText(chatText)
  return (
    <div className={classes.loading}>
      <LoadingRegion label={text.loading}>
        <div className={classes.question}>
          <Skeleton width="60%" height="38px" />
        </div>
        <div className={classes.answer}>
          <Skeleton width="96px" height="16px" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </LoadingRegion>
    </div>
  )
}
