/** Search words, applied shortly after typing stops. */
import { Classes } from '@blueprintjs/core'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useText } from '../../core/language.ts'
import { useTypedWords } from '../../kit/controls/use-typed-words.ts'
import { logFilterText } from '../../messages/en/log-filter.ts'
import classes from './SearchField.module.css'

type Props = {
  /** The active search words. */
  readonly words: string
  readonly onWords: (words: string) => void
}

/** Milliseconds after the last key before searching. */
const searchDelay = 300

/** Maximum length of a search. */
const maxLength = 200

export const SearchField = ({ words, onWords }: Props) => {
  const filters = useText(logFilterText)
  const { typed, setTyped, apply } = useTypedWords(words, onWords, searchDelay)
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={`${Classes.INPUT_GROUP} ${classes.search}`}>
      <Search className={classes.icon} size={16} aria-hidden="true" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        className={`${Classes.INPUT} ${Classes.FILL} ${classes.input}`}
        aria-label={filters.search}
        placeholder={filters.search}
        maxLength={maxLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply(typed)
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={filters.clearSearch}
          onClick={() => {
            setTyped('')
            apply('')
            field.current?.focus()
          }}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
