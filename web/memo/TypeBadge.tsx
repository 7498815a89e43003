/** The type of a memo; unknown types are shown unchanged in a neutral style. */
import { useText } from '../core/language.ts'
import { memoText } from '../messages/en/memo.ts'
import classes from './TypeBadge.module.css'

type Props = { readonly type: string }

const isOf = <T extends object>(known: T, key: PropertyKey): key is keyof T => Object.hasOwn(known, key)

export const TypeBadge = ({ type }: Props) => {
  const { types } = useText(memoText)
  return isOf(types, type) ? (
    <span className={`${classes.badge} ${classes[type]}`}>{types[type]}</span>
  ) : (
    <span className={classes.badge}>{type}</span>
  )
}
