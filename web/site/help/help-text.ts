/** The texts of the help: articles and guides are one program, asked for once. */
import { lateText } from '../reading/late-text.ts'

/** A text, to be shown inside a `TextDisclosure`, and how the texts are asked for. */
export const { Text: HelpText, want: wantHelpText } = lateText(
  async () => (await import('./HelpText.tsx')).HelpText,
)
