/** Sources of the figures of the user's own business; loaded after them. */
import { useText } from '../core/language.ts'
import { SourceLine } from '../import/SourceLine.tsx'
import { connectionText } from '../messages/en/connection.ts'

export const FigureSources = () => {
  const { names } = useText(connectionText)
  return <SourceLine names={names} />
}
