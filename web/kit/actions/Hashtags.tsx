/** Hashtags of a post on one line; normalised only when the field loses the focus. */
import { useState } from 'react'
import { useText } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import { TextField } from '../controls/TextField.tsx'
import { hashtagsOf } from './action-files.ts'

type Props = {
  readonly tags: readonly string[]
  readonly onChange: (tags: string[]) => void
}

export const Hashtags = ({ tags, onChange }: Props) => {
  const text = useText(briefText)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={text.hashtags}
      value={typed ?? tags.map((tag) => `#${tag}`).join(' ')}
      onChange={(next) => {
        setTyped(next)
        onChange(hashtagsOf(next))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
