/** Search words of a field: applied shortly after typing stops, or at once by `apply`. */
import { useEffect, useRef, useState } from 'react'

/**
 * The text in the field with its setter, and `apply`. `words` are the active search words; when they change elsewhere
 * (address, chip, Back), they replace the text, while the field's own words coming back do not.
 */
export const useTypedWords = (words: string, onWords: (words: string) => void, delayMs: number) => {
  const [typed, setTyped] = useState(words)
  const applied = useRef(words)
  useEffect(() => {
    if (words !== applied.current) setTyped(words)
    applied.current = words
  }, [words])
  // Another filter may change while typing, so call the latest handler.
  const listener = useRef(onWords)
  useEffect(() => {
    listener.current = onWords
  })
  const apply = useRef((next: string): void => {
    if (next.trim() === applied.current) return
    applied.current = next.trim()
    listener.current(next.trim())
  }).current
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), delayMs)
    return () => clearTimeout(timer)
  }, [typed, delayMs, apply])
  return { typed, setTyped, apply }
}
