import { screen, waitFor, within } from '@testing-library/react'

/** Waits for a loaded section of a page. A skeleton of the same name precedes it. */
export const section = (name: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const part = screen.getByRole('region', { name })
      if (within(part).queryByText('Loading')) throw new Error(`“${name}” is on its way.`)
      return part
    },
    { timeout: 20_000 },
  )
