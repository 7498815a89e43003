/** Asks back; the choices appear as buttons below the message. */
import type { Plan } from '#schema/advisor/plan'
import { say } from '../../line.ts'
import type { Ask, Written } from '../written.ts'

type ClarifyPlan = Extract<Plan, { readonly operator: 'clarify' }>

export const sayClarify = ({ plan }: Ask<ClarifyPlan>): Written => ({
  lines: [
    plan.choices.length > 0
      ? say`I’m not sure what you mean. Which of these is it?`
      : say`I didn’t understand that. Could you put it another way?`,
  ],
  // A question back answers nothing.
  support: 0,
  weakness: 'I did not understand the question',
})
