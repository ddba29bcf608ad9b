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

/**
 * Reports whether an article helped. Loads with the first press. `already`: this reader has voted
 * before.
 */
export async function vote(
  store: Pick<Store, 'getState' | 'dispatch'>,
  kind: ArticleKind,
  id: string,
  helpful: boolean,
): Promise<'done' | 'already' | 'failed'> {
  try {
    // Uses ask(), because open pages do not load RTK Query at first.
    await ask(store, calls[kind], { id, helpful })
    return 'done'
  } catch (error) {
    return toProblem(error).status === 409 ? 'already' : 'failed'
  }
}
