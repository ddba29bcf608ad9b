import { useEffect } from 'react'
import { userApi } from '@/api/endpoints/user.ts'
import { borrowTheme, returnTheme } from './account-theme.ts'
import { onThemeChosen, themes } from './theme.ts'
import type { Theme } from './theme.ts'

/**
 * Keeps theme and account together. A choice made while signed in goes to the account, one request at a time and the last choice
 * last; what the account brings is taken only where this device has no choice of its own. Draws nothing.
 */
export function ThemeSync() {
  const { data: user } = userApi.useUserQuery()
  const [update] = userApi.useUpdateUserMutation()
  const id = user?.id
  const theirs = themes.find((theme) => theme === user?.theme)

  useEffect(() => {
    if (theirs) borrowTheme(theirs)
  }, [theirs])

  useEffect(() => {
    if (user === null) returnTheme()
  }, [user])

  useEffect(() => {
    let next: Theme | null = null
    let sending = false
    async function send(): Promise<void> {
      if (sending) return
      sending = true
      while (next) {
        const theme: Theme = next
        next = null
        try {
          await update({ theme }).unwrap()
        } catch (error) {
          // It holds on this device all the same.
          console.error('The colour scheme could not be stored on the account.', error)
        }
      }
      sending = false
    }
    return onThemeChosen((theme) => {
      if (id === undefined) return
      next = theme
      void send()
    })
  }, [id, update])

  return null
}
