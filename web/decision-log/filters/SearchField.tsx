/** Words to find; what is typed is asked for after a short rest. */
import { Classes } from '@blueprintjs/core'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../core/language.ts'
import { logFilterText } from '../../messages/en/log-filter.ts'
import classes from './SearchField.module.css'

type Props = {
  /** The words in force. */
  readonly words: string
  readonly onWords: (words: string) => void
}

/** Milliseconds without a key until the words are asked for. */
const restMs = 300

/** As many characters as a query may hold. */
const longest = 200

export const SearchField = ({ words, onWords }: Props) => {
  const filters = useText(logFilterText)
  const [typed, setTyped] = useState(words)
  const asked = useRef(words)
  const field = useRef<HTMLInputElement>(null)
  // Words that come from elsewhere (an address, a chip) replace what was typed; one's own coming back do not.
  useEffect(() => {
    if (words !== asked.current) setTyped(words)
    asked.current = words
  }, [words])
  // Another filter may have been chosen since the last key: whoever listens by then knows of it.
  const listener = useRef(onWords)
  useEffect(() => {
    listener.current = onWords
  })
  const ask = (next: string) => {
    asked.current = next.trim()
    listener.current(next.trim())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (typed.trim() === asked.current) return
    const timer = setTimeout(() => ask(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed])
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
        maxLength={longest}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') ask(typed)
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={filters.clearSearch}
          onClick={() => {
            setTyped('')
            ask('')
            field.current?.focus()
          }}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
