import type { Store } from 'redux'
import { ask } from '@/api/ask.ts'
import { articlesCalls } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { toProblem } from '@/api/problem.ts'

const calls = {
  blog: articlesCalls.voteArticle,
  tutorial: articlesCalls.voteTutorial,
  software: articlesCalls.voteSoftwareArticle,
} as const

/** Says whether an article helped; comes with the first press. `already`: this reader has said so before. */
export async function vote(
  store: Pick<Store, 'getState' | 'dispatch'>,
  kind: ArticleKind,
  id: string,
  helpful: boolean,
): Promise<'done' | 'already' | 'failed'> {
  try {
    // By ask(): an open page has no RTK Query in its first load.
    await ask(store, calls[kind], { id, helpful })
    return 'done'
  } catch (error) {
    return toProblem(error).status === 409 ? 'already' : 'failed'
  }
}
