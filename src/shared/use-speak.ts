import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { localise, pageLanguage } from '@/routes/language.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'

/** Shows the page in a language that has been stored: on a site with prefixes at another address, elsewhere in place. */
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
