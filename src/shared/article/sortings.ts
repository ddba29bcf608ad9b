import type { ArticleSorting } from '@/api/contract/articles.ts'

/** As the contract has them; the contract itself comes with what calls. */
export const articleSortings: readonly ArticleSorting[] = ['new', 'popular']
