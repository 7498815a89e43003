/** The story of a busy café as long as one likes: the product's own event types in a believable mix. */
import { randomOf } from '../../service/seed/random.ts'
import { type Act, acts, type Story, type Told } from './story-acts.ts'

/** How many of a hundred events are of which kind. */
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

/** Tells `count` events, each for a moment; what is settled was raised before, and who signs out had signed in. */
export const storyteller = (workspace: string, count: number): ((at: Date) => Told) => {
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
    // At the end identifiers are shown: a page of the log then has most to do, for it opens what is sealed.
    if (turn === count && story.toggles % 2 === 0) return acts.toggle
    return deck[upTo(deck.length)] ?? acts.raise
  }
  let turn = 0
  return (at) => {
    turn += 1
    return choose(turn)(story, at)
  }
}
