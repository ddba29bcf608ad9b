import { useMemo } from 'react'
import type { ArticleItem, ArticleList } from '@/api/contract/articles.ts'
import { articlesApi } from '@/api/endpoints/articles.ts'
import type { ListArg } from '@/api/endpoints/articles.ts'
import { useCurrency } from '@/session/currency.ts'
import { growing, useGrowingList } from '../infinite-list/use-growing-list.ts'
import { useAbortReplaced } from '../query/use-abort-replaced.ts'

const reading = {
  records: ({ articles }: ArticleList): readonly ArticleItem[] => articles,
  total: ({ totalCount }: ArticleList): number => totalCount,
}

/**
 * The list of an address.
 * @param goal how many pages to load
 * @param isTyping the search is about to change, so running requests are aborted
 */
export function useList(filters: ListArg, goal: number, isTyping: boolean) {
  const { currency } = useCurrency()
  const arg = useMemo(() => ({ ...filters, currency }), [currency, filters])
  useAbortReplaced(isTyping ? null : filters, (one) =>
    articlesApi.util.getRunningQueryThunk('articleList', one),
  )
  return useGrowingList(articlesApi.useArticleListInfiniteQuery(arg, growing), {
    ...reading,
    goal: isTyping ? 0 : goal,
  })
}
