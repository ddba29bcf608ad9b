import { useEffect } from 'react'
import { userApi } from '@/api/endpoints/user.ts'
import { useUser } from './use-user.ts'
import { borrowTheme, returnTheme } from './account-theme.ts'
import { onThemeChosen, themes } from './theme.ts'
import type { Theme } from './theme.ts'

/**
 * Keeps the theme and the account in step. A choice made while signed in is stored on the account,
 * one request at a time and the last choice last. The account's theme applies only if this device
 * has no choice of its own. Renders nothing.
 */
export function ThemeSync() {
  const { user } = useUser()
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
          // It applies on this device anyway.
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
