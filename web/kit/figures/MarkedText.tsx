import { english } from '../../core/language.ts'

type Props = {
  readonly text: string
  /** Ranges to highlight, in UTF-16 units, ascending. */
  readonly marks: readonly { readonly from: number; readonly to: number }[]
}

export const MarkedText = ({ text, marks }: Props) => (
  <span lang={english}>
    {marks.map(({ from, to }, index) => (
      <span key={from}>
        {text.slice(marks[index - 1]?.to ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.to ?? 0)}
  </span>
)
