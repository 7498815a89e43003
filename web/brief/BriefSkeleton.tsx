import { useText } from '../core/language.ts'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefSkeleton.module.css'

const lines = ['98%', '94%', '96%', '70%', '97%', '92%', '95%', '60%', '93%', '90%', '40%']

export const BriefSkeleton = () => {
  const text = useText(briefText)
  return (
    <>
      <h1 className={classes.title}>{text.title}</h1>
      <LoadingRegion label={text.loadingOne}>
        <div className={classes.text}>
          <Skeleton width="300px" />
          <Skeleton height="38px" />
          <Skeleton width="60%" height="38px" />
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="22px" />
          ))}
        </div>
      </LoadingRegion>
    </>
  )
}
