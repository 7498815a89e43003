/** The first page of the stories. */
import { StartHere } from './StartHere.tsx'
import { story } from './story.tsx'

export default { title: 'Start here' }

/** What the stories show, how fixtures are recorded, and how to add a state. */
export const Guide = story({
  route: '/',
  routes: [{ path: '/', element: <StartHere /> }],
  answers: [],
  signedIn: false,
})
