import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses from a menu of the header, such as "Language" or "Theme". */
export async function choose(user: UserEvent, menu: string, option: string): Promise<void> {
  const name = new RegExp(`^${menu}:`)
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name }))
  await user.click(await screen.findByRole('menuitemradio', { name: option }))
}
