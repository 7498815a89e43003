/** Plans a file that was sent, for the calls. */
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { SessionContext } from '../runtime/service.ts'
import type { Draft } from './drafts.ts'
import { problemOfFile } from './file-problem.ts'
import { readPlace } from './import.queries.ts'
import { keptPlansOf } from './kept-plans.ts'
import type { FileToPlan, Plan } from './plan.ts'

/** Plans a file; returns the problem if it cannot be imported. */
export const planFile = async (
  { db, now, service }: SessionContext,
  file: FileToPlan,
): Promise<E.Either<Problem, Plan>> => {
  try {
    return E.right(await keptPlansOf(service).plan(db, file, await readPlace(db, now)))
  } catch (error) {
    const problem = problemOfFile(error)
    if (problem) return E.left(problem)
    throw error
  }
}

/** Opens the kept file of a draft for `use`. */
export const planDraft = ({ service, session }: SessionContext, draft: Draft) => {
  const { importId, file } = draft.summary
  return <A>(use: (file: FileToPlan) => Promise<A>): Promise<A> =>
    service.files.withFile(session.workspace, draft.sha256, (path) =>
      use({ importId, file, path, answers: draft.answers }),
    )
}
