/** Finding, reason and consequence; every figure opens its receipt. */
import { useMemo } from 'react'
import type { Brief } from '#schema/brief/brief'
import { useText } from '../core/language.ts'
import { FigureText } from '../kit/figures/FigureText.tsx'
import { markFigures, withPunctuation } from '../kit/figures/marked-figures.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './BriefProse.module.css'

type Props = {
  readonly brief: Brief
  /** A figure was pressed. */
  readonly onOpen: (receipt: number) => void
}

export const BriefProse = ({ brief, onOpen }: Props) => {
  const text = useText(briefText)
  const { title, what, why, soWhat, basis } = brief
  const [, ...marked] = useMemo(
    () =>
      markFigures([title, what, why, soWhat], basis.figures).map(
        (parts) => withPunctuation([parts])[0] ?? [],
      ),
    [title, what, why, soWhat, basis],
  )
  return [text.what, text.why, text.soWhat].map((name, index) => (
    <section key={name} className={classes.part} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>{' '}
      <p className={classes.prose}>
        <FigureText parts={marked[index] ?? []} onOpen={onOpen} />
      </p>
    </section>
  ))
}
