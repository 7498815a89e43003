/** Leads to the Business Profile with a style's settings filled in, in the look of a button. */
import type { Ref } from 'react'
import type { Persona } from '#schema/persona/persona'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { personaText } from '../messages/en/persona.ts'

type Props = {
  readonly persona: Persona
  readonly ref?: Ref<HTMLAnchorElement>
  /** Id of what says which style it is. */
  readonly 'aria-describedby'?: string
}

export const PresetLink = ({ persona, ...rest }: Props) => {
  const text = useText(personaText)
  // At an earlier moment nothing can be filled in.
  if (useIsAsOf()) return null
  return (
    <ButtonLink to={`/profile?preset=${persona.key}`} {...rest}>
      {text.preset}
    </ButtonLink>
  )
}
