/** Executive Styles: the voices Jarvin can work in, and the way to one of your own. */
import { useState } from 'react'
import type { Persona, PersonaKey } from '#schema/persona/persona'
import { ProblemNote } from '../kit/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { useToast } from '../kit/use-toast.ts'
import { CustomiseCard } from './CustomiseCard.tsx'
import classes from './ExecutiveStylesScreen.module.css'
import { PersonaCard } from './PersonaCard.tsx'
import { PersonaWaiting } from './PersonaWaiting.tsx'
import { useListPersonasQuery, useSelectPersonaMutation } from './persona.api.ts'
import { StyleDialog } from './StyleDialog.tsx'

type Props = {
  /** The style in use; undefined while that is not known. */
  readonly currentPersona: PersonaKey | undefined
}

export const ExecutiveStylesScreen = ({ currentPersona }: Props) => {
  const { data, error, isFetching, refetch } = useListPersonasQuery()
  const [select, { isLoading: isInstalling }] = useSelectPersonaMutation()
  const [chosen, setChosen] = useState<Persona | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const toast = useToast()

  const install = async ({ key }: Persona) => {
    const { error: failure } = await select({ personaKey: key })
    if (failure) {
      toast({ title: 'Style change failed', description: 'Please try again', destructive: true })
      return
    }
    setIsOpen(false)
    toast({
      title: 'Executive style activated',
      description: 'Jarvin has adapted to your preferred approach',
    })
  }

  return (
    <>
      <ScreenHeader
        title="Executive Styles"
        standfirst="The voice that Jarvin advises you in. Change it whenever the business asks for another one."
      />
      {error && !data ? (
        <ProblemNote
          what="The executive styles could not be loaded."
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
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
          )) ?? <PersonaWaiting />}
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
