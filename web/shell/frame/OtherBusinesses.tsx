/** Buttons for the person's other businesses, for when this one blocks every screen. */
import { Button } from '@blueprintjs/core'
import { useText } from '../../core/language.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { useGoToWorkspace } from './use-go-to-workspace.ts'

export const OtherBusinesses = () => {
  const text = useText(peopleText)
  const { others, go } = useGoToWorkspace()
  return others.map(({ id, name }) => <Button key={id} text={text.enter(name)} onClick={() => void go(id)} />)
}
