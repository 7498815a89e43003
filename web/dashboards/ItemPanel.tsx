/** A panel of sample items, each with its status as shape, colour and word (decision 16). */
import { Button } from '@blueprintjs/core'
import { type ReactNode, useId } from 'react'
import { askAbout } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'
import classes from './ItemPanel.module.css'
import { SamplePanel } from './SamplePanel.tsx'
import { meaningOf } from './sample-meaning.ts'

/** One item from the texts. */
export type Item = {
  readonly meaning: string
  readonly word: string
  readonly title: string
  readonly text: string
  /** At the right end: its value, or its due date. */
  readonly aside?: string
  /** Question for the chat that the records can answer. */
  readonly question: string
}

type Props = {
  readonly title: string
  readonly items: readonly Item[]
  /** At the right end of the title line. */
  readonly action?: ReactNode
}

type RowProps = { readonly item: Item }

/** The chat tab for these questions. */
const advisor = 'advisor'

const Row = ({ item }: RowProps) => {
  const text = useText(dashboardsText)
  const dispatch = useAppDispatch()
  const titleId = useId()
  return (
    <li className={classes.item}>
      <StatusMark meaning={meaningOf(item.meaning)}>{item.word}</StatusMark>
      <div>
        <h3 id={titleId}>{item.title}</h3>
        <p className={classes.text}>{item.text}</p>
      </div>
      {item.aside && <p className={classes.aside}>{item.aside}</p>}
      <Button
        className={classes.ask}
        size="small"
        text={text.askAdvisor}
        aria-describedby={titleId}
        onClick={() => dispatch(askAbout(item.question, advisor))}
      />
    </li>
  )
}

export const ItemPanel = ({ title, items, action }: Props) => (
  <SamplePanel title={title} action={action}>
    <ul className={classes.items}>
      {items.map((item) => (
        <Row key={item.title} item={item} />
      ))}
    </ul>
  </SamplePanel>
)
