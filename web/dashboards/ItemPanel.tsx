/** A panel of sample items, each with its meaning in shape, colour and word (decision 16). */
import type { ReactNode } from 'react'
import { useText } from '../core/language.ts'
import { Panel } from '../kit/Panel.tsx'
import { SampleTag } from '../kit/SampleTag.tsx'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'
import classes from './ItemPanel.module.css'

/** One item, as it stands in the catalogue. */
export type Item = {
  readonly meaning: string
  readonly word: string
  readonly title: string
  readonly text: string
  /** At the right end: what it is worth, when it is due. */
  readonly aside?: string
}

type Props = {
  readonly title: string
  readonly items: readonly Item[]
  /** At the right end of the title. */
  readonly action?: ReactNode
}

const meanings: readonly Meaning[] = ['good', 'attention', 'risk', 'info', 'neutral']
const meaningOf = (word: string): Meaning => meanings.find((each) => each === word) ?? 'neutral'

export const ItemPanel = ({ title, items, action }: Props) => {
  const text = useText(dashboardsText)
  return (
    <Panel
      title={title}
      mark={
        <span title={text.sampleNote}>
          <SampleTag />
        </span>
      }
      action={action}
      isFlush
      isFilling
    >
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.title} className={classes.item}>
            <StatusMark meaning={meaningOf(item.meaning)}>{item.word}</StatusMark>
            <div>
              <h3>{item.title}</h3>
              <p className={classes.text}>{item.text}</p>
            </div>
            {item.aside && <p className={classes.aside}>{item.aside}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
