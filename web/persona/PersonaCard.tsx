/** One executive style: description, strengths, and whether it is in use. */

import { useEffect, useId, useRef } from 'react'
import type { Persona } from '#schema/persona/persona'
import { personaEndpoints } from '#schema/persona/persona.endpoints'
import { english, useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { OptionCard } from '../kit/controls/OptionCard.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { personaText } from '../messages/en/persona.ts'
import classes from './PersonaCard.module.css'
import { PresetLink } from './PresetLink.tsx'

type Props = {
  readonly persona: Persona
  readonly isCurrent: boolean
  /** The dialog about this style is open. */
  readonly isAsked: boolean
  readonly onChoose: () => void
}

export const PersonaCard = ({ persona, isCurrent, isAsked, onChoose }: Props) => {
  const text = useText(personaText)
  const nameId = useId()
  const preset = useRef<HTMLAnchorElement>(null)
  const wasAsked = useRef(false)
  // The pressed button disappears when the style is in use; focus the link that replaces it.
  useEffect(() => {
    if (isAsked) wasAsked.current = true
    if (isAsked || !isCurrent || !wasAsked.current) return
    wasAsked.current = false
    if (document.activeElement === document.body) preset.current?.focus()
  }, [isCurrent, isAsked])
  return (
    <OptionCard
      name={persona.name}
      nameId={nameId}
      mark={isCurrent && <StatusMark meaning="good">{text.inUse}</StatusMark>}
      isCurrent={isCurrent}
      pointsTitle={text.strengths}
      points={persona.strengths}
      pointsLang={english}
      actions={
        isCurrent ? (
          <PresetLink ref={preset} persona={persona} aria-describedby={nameId} />
        ) : (
          <MutationButton
            call={personaEndpoints.selectPersona}
            text={text.choose}
            aria-describedby={nameId}
            onClick={onChoose}
          />
        )
      }
    >
      <p className={classes.description} lang={english}>
        {persona.description}
      </p>
    </OptionCard>
  )
}
