/**
 * A form whose fields are the query of the address: what is typed or chosen shows at once, can be passed on and gone
 * back to; without scripts the form asks for the same address. Fields are native and keep what they hold themselves.
 */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSiteQuery } from '../frame/use-site-query.ts'

type Props = {
  /** Tells this form from others. */
  readonly label: string
  /** The id of what is found; whoever presses Search is led there. */
  readonly results: string
  readonly className?: string | undefined
  /** Fields by the name that the query has for them, empty where nothing is asked; buttons may bring a value, too. */
  readonly children: ReactNode
}

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...form.elements].filter(isField).map(({ name, value }) => [name, value]))

export const FilterForm = ({ label, results, className, children }: Props) => {
  const { query, change } = useSiteQuery()
  const form = useRef<HTMLFormElement>(null)
  const hasStepped = useRef(false)
  const asked = query.toString()

  useEffect(() => {
    const step = () => {
      hasStepped.current = true
    }
    // Heard before the address is read, so that the fields follow a step back even while one of them is typed in.
    window.addEventListener('popstate', step, { capture: true })
    return () => window.removeEventListener('popstate', step, { capture: true })
  }, [])

  useEffect(() => {
    const values = new URLSearchParams(asked)
    for (const field of [...(form.current?.elements ?? [])].filter(isField))
      if (hasStepped.current || field !== document.activeElement) field.value = values.get(field.name) ?? ''
    hasStepped.current = false
  }, [asked])

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) =>
    change(valuesOf(currentTarget), target instanceof HTMLSelectElement ? 'choice' : 'typing')

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { nativeEvent, currentTarget } = event
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (pressed instanceof HTMLButtonElement && pressed.name !== '')
      change({ ...valuesOf(currentTarget), [pressed.name]: pressed.value }, 'choice')
    else document.getElementById(results)?.focus()
  }

  return (
    <search aria-label={label}>
      <form ref={form} action={`#${results}`} className={className} onChange={onChange} onSubmit={onSubmit}>
        {children}
      </form>
    </search>
  )
}
