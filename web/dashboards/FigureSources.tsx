/** Where the figures of one's own business come from; loaded after them. */
import { useText } from '../core/language.ts'
import { SourceLine } from '../import/SourceLine.tsx'
import { connectionText } from '../messages/en/connection.ts'

export const FigureSources = () => {
  const { names } = useText(connectionText)
  return <SourceLine names={names} />
}
