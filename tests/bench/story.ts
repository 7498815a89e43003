/** Generates the story of a busy café of any length, with the product's event types in a realistic mix. */
import { randomOf } from '../../service/seed/random.ts'
import { type Act, acts, type GeneratedEvent, type Story } from './story-acts.ts'

/** Share of each kind of event, in percent. */
const mix: readonly (readonly [percent: number, act: Act])[] = [
  [27, acts.raise],
  [23, acts.settle],
  [18, acts.signIn],
  [14, acts.signOut],
  [10, acts.recordFigures],
  [4, acts.sendMemo],
  [2, acts.toggle],
  [2, acts.changePersona],
]

const deck = mix.flatMap(([percent, act]) => Array.from({ length: percent }, () => act))

/** Generates `count` events, one per call; decisions follow advisories, and sign-outs follow sign-ins. */
export const storyteller = (workspace: string, count: number): ((at: Date) => GeneratedEvent) => {
  const { uniform } = randomOf('a busy café')
  const upTo = (below: number): number => Math.floor(uniform() * below)
  const story: Story = {
    workspace,
    upTo,
    advisories: [],
    sessions: [],
    toggles: 0,
    changes: 0,
    persona: null,
  }
  const choose = (turn: number): Act => {
    if (turn === 1) return acts.open
    if (turn === 2) return acts.changePersona
    // Identifiers are shown at the end: pages of the log are slowest then, because they unseal data.
    if (turn === count && story.toggles % 2 === 0) return acts.toggle
    return deck[upTo(deck.length)] ?? acts.raise
  }
  let turn = 0
  return (at) => {
    turn += 1
    return choose(turn)(story, at)
  }
}
