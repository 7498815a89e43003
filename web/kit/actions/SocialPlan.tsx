/** Editable posts for the coming days, with their times. */
import { Button, Classes } from '@blueprintjs/core'
import { ClockTime, type SocialPost } from '#schema/brief/brief'
import { IsoDate } from '#schema/core/scalars'
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import { businessDay, daysAfter, earlierOf } from '../business-day.ts'
import { DayButton } from '../controls/DayButton.tsx'
import { Field } from '../controls/Field.tsx'
import { TextField } from '../controls/TextField.tsx'
import { useCopy } from '../controls/use-copy.ts'
import { mediumDay, weekdayAndDay } from '../formats.ts'
import { postText } from './action-files.ts'
import classes from './Drafts.module.css'
import { Hashtags } from './Hashtags.tsx'
import { ItemReceipts } from './ItemReceipts.tsx'

type Props = {
  readonly posts: readonly SocialPost[]
  readonly onChange: (posts: readonly SocialPost[]) => void
}

/** How many days ahead a post can be scheduled. */
const daysAhead = 365

export const SocialPlan = ({ posts, onChange }: Props) => {
  const text = useText(briefText)
  const copy = useCopy()
  const today = businessDay(now())
  const change = (at: number, part: Partial<SocialPost>) =>
    onChange(posts.map((post, index) => (index === at ? { ...post, ...part } : post)))
  return posts.map((post, index) => {
    const title = `${weekdayAndDay(post.date, 'UTC')}, ${post.channel}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: posts never change order
      <article key={index} className={classes.draft} aria-label={title}>
        <div className={classes.header}>
          <div className={classes.text}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.why}>{post.why}</p>
          </div>
          <Button text={text.copy} onClick={() => copy(postText(post))} />
        </div>
        <div className={classes.when}>
          <Field label={text.date}>
            {({ id }) => (
              <DayButton
                id={id}
                aria-labelledby={`${id}-label ${id}`}
                fill
                text={mediumDay(post.date, 'UTC')}
                day={post.date}
                first={earlierOf(post.date, today)}
                last={daysAfter(today, daysAhead)}
                onDay={(date) => IsoDate.is(date) && change(index, { date })}
              />
            )}
          </Field>
          {/* Clearing a time field keeps the last valid time. */}
          <TextField
            type="time"
            label={text.time}
            value={post.time}
            onChange={(time) => ClockTime.is(time) && change(index, { time })}
          />
          <Hashtags tags={post.hashtags} onChange={(hashtags) => change(index, { hashtags })} />
        </div>
        <Field label={text.text}>
          {(control) => (
            <textarea
              {...control}
              className={`${Classes.INPUT} ${Classes.FILL} ${classes.body}`}
              rows={3}
              value={post.text}
              onChange={({ currentTarget }) => change(index, { text: currentTarget.value })}
            />
          )}
        </Field>
        <ItemReceipts figures={post.figures} />
      </article>
    )
  })
}
