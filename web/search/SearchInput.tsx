/** Field of the search screen; searches shortly after typing stops, or at once on Enter. */
import { Classes } from '@blueprintjs/core'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../core/language.ts'
import { useTypedWords } from '../kit/controls/use-typed-words.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { searchText } from '../messages/finding/search.ts'
import classes from './SearchInput.module.css'

type Props = {
  /** Search words in the address. */
  readonly words: string
  readonly error: string | undefined
  readonly onWords: (words: string) => void
  /** Called on Enter or when the field loses focus: the search is then added to the recent ones. */
  readonly onDone: () => void
}

/** Milliseconds after the last key before searching. */
const searchDelay = 250

export const SearchInput = ({ words, error, onWords, onDone }: Props) => {
  const text = useText(searchText)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { typed, setTyped, apply } = useTypedWords(words, onWords, searchDelay)
  useEffect(() => field.current?.focus(), [])
  return (
    <search className={classes.search}>
      <Search className={classes.icon} size={20} aria-hidden="true" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={`${Classes.INPUT} ${Classes.FILL} ${classes.input}`}
        aria-label={text.field}
        placeholder={text.placeholder}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={onDone}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) {
            apply(typed)
            onDone()
          }
          if (key === 'Escape') setTyped('')
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={text.clear}
          onClick={() => {
            setTyped('')
            field.current?.focus()
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
      {error && (
        <p id={errorId} className={classes.error}>
          <StatusMark meaning="risk">{error}</StatusMark>
        </p>
      )}
    </search>
  )
}
