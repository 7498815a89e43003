/** The first page of the stories. */
import { StartHere } from './StartHere.tsx'
import { story } from './story.tsx'

export default { title: 'Start here' }

/** What is here, how fixtures are recorded, and how a state is added. */
export const Guide = story({
  route: '/',
  routes: [{ path: '/', element: <StartHere /> }],
  answers: [],
  signedIn: false,
})
