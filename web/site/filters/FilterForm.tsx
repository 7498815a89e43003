/**
 * A form whose fields are query parameters: input applies at once, can be shared as a link and undone with Back.
 * Without scripts the form requests the same address. The fields are uncontrolled.
 */
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useSiteQuery } from '../frame/use-site-query.ts'

type Props = {
  /** Accessible name; distinguishes this form from others. */
  readonly label: string
  /** Id of the results; Search moves the focus there. */
  readonly results: string
  readonly className?: string | undefined
  /** Fields named after their query parameters, empty for no filter. Buttons may carry a value too. */
  readonly children: ReactNode
}

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...form.elements].filter(isField).map(({ name, value }) => [name, value]))

export const FilterForm = ({ label, results, className, children }: Props) => {
  const { query, change } = useSiteQuery()
  const form = useRef<HTMLFormElement>(null)
  const hasNavigated = useRef(false)
  const search = query.toString()

  useEffect(() => {
    const onNavigation = () => {
      hasNavigated.current = true
    }
    // Captured before the router reads the address, so that Back updates even the field that has the focus.
    window.addEventListener('popstate', onNavigation, { capture: true })
    return () => window.removeEventListener('popstate', onNavigation, { capture: true })
  }, [])

  const takeUpEarlierInput = useEffectEvent((sent: HTMLFormElement) => {
    const values = valuesOf(sent)
    if (Object.entries(values).some(([name, value]) => value !== (query.get(name) ?? '')))
      change(values, 'typing')
  })

  // A prerendered form can be filled in before this program has come. Read before the next effect fills the fields.
  useEffect(() => {
    if (form.current !== null) takeUpEarlierInput(form.current)
  }, [])

  useEffect(() => {
    const values = new URLSearchParams(search)
    for (const field of [...(form.current?.elements ?? [])].filter(isField))
      if (hasNavigated.current || field !== document.activeElement) field.value = values.get(field.name) ?? ''
    hasNavigated.current = false
  }, [search])

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
