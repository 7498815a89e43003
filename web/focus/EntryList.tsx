/** A list of texts that a person makes: an entry with its button, and every text with a way to remove it. */
import { Button, Classes } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../core/language.ts'
import { Combobox } from '../kit/controls/Combobox.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { focusText } from '../messages/en/focus.ts'
import classes from './EntryList.module.css'
import { added } from './focus-form.ts'

type Props = {
  /** Names the list and its entry. */
  readonly title: string
  readonly items: readonly string[]
  readonly onChange: (items: string[]) => void
  /** What stands in the entry, not added yet. */
  readonly entry: string
  readonly onEntry: (entry: string) => void
  /** What can be picked instead of being typed. */
  readonly choices?: readonly string[]
}

/** Characters of one text (schema/focus). */
const longest = 200

export const EntryList = ({ title, items, onChange, entry, onEntry, choices }: Props) => {
  const text = useText(focusText)
  const place = useRef<HTMLDivElement>(null)
  const { outcome } = added(items, entry)
  const add = (one: string) => {
    const after = added(items, one)
    if (after.outcome !== 'added') return
    onChange(after.list)
    onEntry('')
    place.current?.querySelector('input')?.focus()
  }
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index))
    // The button that was pressed goes; the next one, or the entry, takes over.
    requestAnimationFrame(() => {
      const buttons = place.current?.querySelectorAll<HTMLElement>('li button') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)] ?? place.current?.querySelector('input')
      next?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Not the whole form.
    event.preventDefault()
    add(entry)
  }
  return (
    <div ref={place}>
      <Field label={title} error={outcome === 'there' ? text.isThere : null}>
        {(control) => (
          <div className={classes.entry}>
            {choices ? (
              <Combobox
                {...control}
                value={entry}
                onChange={onEntry}
                onTake={add}
                choices={choices.filter((choice) => !items.includes(choice))}
                listLabel={text.choicesOf(title)}
                maxLength={longest}
                onKeyDown={onKeyDown}
              />
            ) : (
              <input
                {...control}
                type="text"
                autoComplete="off"
                className={`${Classes.INPUT} ${Classes.FILL}`}
                value={entry}
                maxLength={longest}
                onChange={({ currentTarget }) => onEntry(currentTarget.value)}
                onKeyDown={onKeyDown}
              />
            )}
            <Button text={text.add} aria-label={text.addTo(title)} onClick={() => add(entry)} />
          </div>
        )}
      </Field>
      {items.length > 0 && (
        <ul className={classes.items} aria-label={title}>
          {items.map((item, index) => (
            <li key={item}>
              <span>{item}</span>
              <Button
                variant="minimal"
                size="small"
                icon={<X size={14} aria-hidden="true" />}
                aria-label={text.remove(item)}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
