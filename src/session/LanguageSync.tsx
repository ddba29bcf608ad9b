import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { userApi } from '@/api/endpoints/user.ts'
import { useUser } from './use-user.ts'
import { note } from '@/lib/note.ts'
import { interfaceLanguage, splitLanguage } from '@/routes/language.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { lastWins } from './last-wins.ts'
import { onLanguageChosen, readLanguage } from './stored-language.ts'
import { useEachPerson } from './use-each-person.ts'

/**
 * Stores the reading language on the account. The two are compared once for each person that this
 * document loads: a language that another tab has stored meanwhile must not be overwritten here. A
 * choice from the menu is always stored. Renders nothing.
 */
export function LanguageSync() {
  const { user } = useUser()
  const [update] = userApi.useUpdateUserMutation()
  const { pathname } = useLocation()
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

  useEachPerson((user) => {
    // Not the page's language: until hydration that is the language of the prerendered file.
    const prefix = site.prefixPolicy === 'prefixed' ? splitLanguage(pathname).prefix : null
    const language = interfaceLanguage(
      prefix,
      { stored: readLanguage(), accepted: navigator.languages },
      site,
    )
    if (language !== user.interfaceLanguage) tell(language)
  })

  const here = Boolean(user)
  useEffect(() => (here ? onLanguageChosen(tell) : undefined), [here, tell])

  return null
}
