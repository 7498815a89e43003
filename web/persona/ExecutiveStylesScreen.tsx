/** Executive Styles: the styles Jarvin can use, and a link to customise. */
import { useState } from 'react'
import type { Persona, PersonaKey } from '#schema/persona/persona'
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { personaText } from '../messages/en/persona.ts'
import { CustomiseCard } from './CustomiseCard.tsx'
import classes from './ExecutiveStylesScreen.module.css'
import { PersonaCard } from './PersonaCard.tsx'
import { PersonaSkeleton } from './PersonaSkeleton.tsx'
import { useListPersonasQuery, useSelectPersonaMutation } from './persona.api.ts'
import { StyleDialog } from './StyleDialog.tsx'

type Props = {
  /** The style in use; undefined until known. */
  readonly currentPersona: PersonaKey | undefined
}

export const ExecutiveStylesScreen = ({ currentPersona }: Props) => {
  const text = useText(personaText)
  const { data, error, isFetching, refetch } = useListPersonasQuery()
  const [select, { isLoading: isInstalling }] = useSelectPersonaMutation()
  const [chosen, setChosen] = useState<Persona | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const toast = useToast()

  const install = async ({ key }: Persona) => {
    const { error: failure } = await select({ personaKey: key })
    if (failure) {
      toast({ title: text.failed, description: text.failedText, destructive: true })
      return
    }
    setIsOpen(false)
    toast({ title: text.activated, description: text.activatedText })
  }

  return (
    <>
      <ScreenHeader title={text.title} standfirst={text.standfirst} />
      {error && !data ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <div className={classes.cards} aria-busy={!data}>
          {data?.map((persona) => (
            <PersonaCard
              key={persona.key}
              persona={persona}
              isCurrent={persona.key === currentPersona}
              isAsked={persona.key === chosen?.key}
              onChoose={() => {
                setChosen(persona)
                setIsOpen(true)
              }}
            />
          )) ?? <PersonaSkeleton />}
          <CustomiseCard />
        </div>
      )}
      {chosen && (
        <StyleDialog
          persona={chosen}
          isOpen={isOpen}
          isInstalling={isInstalling}
          onInstall={() => install(chosen)}
          onClose={() => setIsOpen(false)}
          onClosed={() => setChosen(null)}
        />
      )}
    </>
  )
}
