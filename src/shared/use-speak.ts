import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { localise, pageLanguage } from '@/routes/language.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

/**
 * Shows the page in the stored language: at another address on a site with prefixes, elsewhere in
 * place.
 */
export function useSpeak(): (language: Language) => void {
  const { row, path, missing } = usePage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (language) => {
    const target = missing
      ? pathname
      : localise(path, pageLanguage(row, language), site.prefixPolicy)
    if (target === pathname) void revalidate()
    else void navigate(target + search + hash)
  }
}
