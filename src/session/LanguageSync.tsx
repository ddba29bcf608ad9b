import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { userApi } from '@/api/endpoints/user.ts'
import { note } from '@/lib/note.ts'
import { interfaceLanguage, splitLanguage } from '@/routes/language.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { lastWins } from './last-wins.ts'
import { onLanguageChosen, readLanguage } from './stored-language.ts'

/**
 * Tells the account which language its person reads here. Judged once for each person that this document loads, and sent at most
 * once: what another tab has stored meanwhile is an answer to that tab, not a question to this one. A choice from the menu is
 * no such comparison: it is stored whenever it is made. Draws nothing.
 */
export function LanguageSync() {
  const { data: user } = userApi.useUserQuery()
  const [update] = userApi.useUpdateUserMutation()
  const { pathname } = useLocation()
  const judged = useRef<number | null>(null)
  const sent = useRef(false)
  const tell = useMemo(
    () =>
      lastWins(async (language: Language) => {
        try {
          await update({ interfaceLanguage: language }).unwrap()
        } catch (problem) {
          note('The language could not be stored on the account.', problem)
        }
      }),
    [update],
  )

  useEffect(() => {
    if (!user || judged.current === user.id) return
    judged.current = user.id
    // Not the page's own: until a served file has been taken up, that is the language of the file.
    const prefix = site.prefixPolicy === 'prefixed' ? splitLanguage(pathname).prefix : null
    const language = interfaceLanguage(prefix, { stored: readLanguage(), accepted: navigator.languages }, site)
    if (sent.current || language === user.interfaceLanguage) return
    sent.current = true
    tell(language)
  }, [pathname, tell, user])

  const here = Boolean(user)
  useEffect(() => (here ? onLanguageChosen(tell) : undefined), [here, tell])

  return null
}
