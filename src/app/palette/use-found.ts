import { useNavigate } from 'react-router'
import { searchGroups, searchLength } from '@/api/contract/search.ts'
import type { Found, SearchGroup } from '@/api/contract/search.ts'
import { searchApi } from '@/api/endpoints/search.ts'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'
import { useCurrency } from '@/session/currency.ts'
import { articleHref } from '@/shared/article/kinds.ts'
import type { CommandSection } from './commands.ts'
import { useSettled } from '@/lib/use-settled.ts'

interface FoundContent {
  sections: readonly CommandSection[]
  isSearching: boolean
  /** Retries the search; null if nothing failed. */
  retry: (() => void) | null
}

/**
 * The site's content for a query, by group, in the backend's order. Only results for the current
 * text are shown.
 * @param listed the ids of commands that are already listed
 */
export function useFoundContent(query: string, listed: readonly string[]): FoundContent {
  const { wanted } = usePage()
  const href = useHref()
  const navigate = useNavigate()
  const { settled: isSettled } = useCurrency()
  const text = query.trim()
  const settled = useSettled(text)
  const isLong = (one: string): boolean => [...one].length >= searchLength.least
  const { currentData, error, isFetching, refetch } = searchApi.useSearchQuery(
    { text: settled, language: wanted },
    { skip: !isSettled || !isLong(settled) },
  )
  if (!isLong(text)) return { sections: [], isSearching: false, retry: null }
  const isFor = settled === text
  if (isFor && error && !isFetching)
    return { sections: [], isSearching: false, retry: () => void refetch() }
  if (!isFor || !currentData) return { sections: [], isSearching: true, retry: null }

  const addressOf: { [Group in SearchGroup]: (found: Found) => string | null } = {
    docs: ({ slug }) => href({ id: 'apiDocsArticle', params: { slug } }),
    types: ({ slug }) =>
      known(captchaTypes, slug) ? href({ id: 'captchaType', slugs: { slug } }) : null,
    faq: ({ slug }) => href({ id: 'faqAnswer', params: { id: slug } }),
    blog: ({ slug, language }) => articleHref('blog', slug, language ?? wanted),
    tutorials: ({ slug, language }) => articleHref('tutorial', slug, language ?? wanted),
    software: ({ slug }) => href({ id: 'softwareProgram', params: { slug } }),
  }
  const sections = searchGroups.flatMap((group): CommandSection[] => {
    const items = currentData.groups.find(({ id }) => id === group)?.items ?? []
    const commands = items.flatMap((found) => {
      const target = addressOf[group](found)
      if (target === null || listed.includes(target)) return []
      return {
        id: target,
        group,
        label: found.title,
        others: [],
        act: () => void navigate(target),
      }
    })
    return commands.length > 0 ? [{ group, commands }] : []
  })
  return { sections, isSearching: false, retry: null }
}
