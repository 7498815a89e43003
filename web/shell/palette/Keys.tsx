/** The keys of a shortcut. */
import { useText } from '../../core/language.ts'
import { paletteText } from '../../messages/en/palette.ts'
import classes from './Keys.module.css'

type Props = {
  readonly keys: readonly string[]
  /** Pressed together rather than one after the other. */
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
