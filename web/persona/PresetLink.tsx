/** A link that looks like a button and opens the Business Profile with a style's preset. */
import type { Ref } from 'react'
import type { Persona } from '#schema/persona/persona'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { personaText } from '../messages/en/persona.ts'

type Props = {
  readonly persona: Persona
  readonly ref?: Ref<HTMLAnchorElement>
  /** Id of the element that names the style. */
  readonly 'aria-describedby'?: string
}

export const PresetLink = ({ persona, ...rest }: Props) => {
  const text = useText(personaText)
  // Presets cannot be applied at an earlier moment.
  if (useIsAsOf()) return null
  return (
    <ButtonLink to={`/profile?preset=${persona.key}`} {...rest}>
      {text.preset}
    </ButtonLink>
  )
}
