import type { ArticleSorting } from '@/api/contract/articles.ts'

/**
 * Repeats the contract's orders, because the contract loads only with code that calls the backend.
 */
export const articleSortings: readonly ArticleSorting[] = ['new', 'popular']
