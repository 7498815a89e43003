/** The keys of a shortcut, one after the other. */
import { useText } from '../../core/language.ts'
import { paletteText } from '../../messages/en/palette.ts'
import classes from './Keys.module.css'

type Props = {
  readonly keys: readonly string[]
  /** Pressed together, not one after the other. */
  readonly isChord?: boolean
}

export const Keys = ({ keys, isChord = false }: Props) => {
  const { thenKey } = useText(paletteText)
  return (
    <span className={classes.keys}>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && <span className={classes.between}>{isChord ? '+' : thenKey}</span>}
          <kbd>{key}</kbd>
        </span>
      ))}
    </span>
  )
}
