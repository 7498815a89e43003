/** A link that looks like a button and opens the Business Profile with a style's preset. */

import type { Ref } from 'react'
import type { Persona } from '#schema/persona/persona'
import { profileEndpoints } from '#schema/profile/profile.endpoints'
import { useText } from '../core/language.ts'
import { useCanChange } from '../core/role.ts'
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
  // A preset fills in the form, which can then be saved.
  if (!useCanChange(profileEndpoints.saveBusinessProfile)) return null
  return (
    <ButtonLink to={`/profile?preset=${persona.key}`} {...rest}>
      {text.preset}
    </ButtonLink>
  )
}
