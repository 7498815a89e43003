/** The five executive styles (decision 25). */
import { type Persona, type PersonaKey, personaNames } from '#schema/persona/persona'

const style = (key: PersonaKey, description: string, ...strengths: string[]): Persona => ({
  key,
  name: personaNames[key] ?? key,
  description,
  strengths,
})

export const personaCatalogue: readonly Persona[] = [
  style(
    'hospitality_ceo',
    'Runs the floor and the numbers together: covers, rosters and the customer who comes back.',
    'Service and roster planning',
    'Menu and price engineering',
    'Customer retention',
  ),
  style(
    'value_investor',
    'Asks what the business earns on each dollar it keeps, and what could permanently lose it.',
    'Capital allocation',
    'Margin of safety',
    'Patience with good assets',
  ),
  style(
    'innovation_focused',
    'Looks for the small trial that would teach the most, and for what to stop doing to afford it.',
    'Cheap, fast experiments',
    'Product and service design',
    'Technology choices',
  ),
  style(
    'growth_hacker',
    'Follows the customer from first sight to second purchase and spends where the next one is cheapest.',
    'Acquisition cost and payback',
    'Retention loops',
    'Campaign testing',
  ),
  style(
    'operations_expert',
    'Finds the step that holds up all the others, and takes the waste out before adding people.',
    'Process and capacity',
    'Cost control',
    'Supplier terms',
  ),
]
