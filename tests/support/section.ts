import { screen, waitFor, within } from '@testing-library/react'

/** A section of a page, once it has come: a skeleton of the same name stands there before. */
export const section = (name: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const part = screen.getByRole('region', { name })
      if (within(part).queryByText('Loading')) throw new Error(`“${name}” is on its way.`)
      return part
    },
    { timeout: 20_000 },
  )
