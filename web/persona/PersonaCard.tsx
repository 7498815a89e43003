/** One executive style: who it is, what it is strong at, and whether Jarvin works in it now. */
import { useEffect, useId, useRef } from 'react'
import type { Persona } from '#schema/persona/persona'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { OptionCard } from '../kit/controls/OptionCard.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { personaText } from '../messages/en/persona.ts'
import classes from './PersonaCard.module.css'
import { PresetLink } from './PresetLink.tsx'

type Props = {
  readonly persona: Persona
  readonly isCurrent: boolean
  /** The dialog that asks about this style is on the screen. */
  readonly isAsked: boolean
  /** The person wants this style. */
  readonly onChoose: () => void
}

export const PersonaCard = ({ persona, isCurrent, isAsked, onChoose }: Props) => {
  const text = useText(personaText)
  const nameId = useId()
  const preset = useRef<HTMLAnchorElement>(null)
  const wasAsked = useRef(false)
  // The button that was pressed is gone once its style is in use; the keyboard goes on from what stands there.
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
      actions={
        isCurrent ? (
          <PresetLink ref={preset} persona={persona} aria-describedby={nameId} />
        ) : (
          <MutationButton text={text.choose} aria-describedby={nameId} onClick={onChoose} />
        )
      }
    >
      <p className={classes.description}>{persona.description}</p>
    </OptionCard>
  )
}
