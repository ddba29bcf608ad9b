import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const ShownContext = createContext<string | undefined>(undefined)
const AddContext = createContext<(text: string) => () => void>(() => () => {})

/** Holds the prefixes of the page's forms. The title shows the first of them. */
export function TitlePrefixProvider({ children }: { children: ReactNode }) {
  const [prefixes, setPrefixes] = useState<readonly { text: string }[]>([])
  const add = useCallback((text: string) => {
    const entry = { text }
    setPrefixes((before) => [...before, entry])
    return () => setPrefixes((before) => before.filter((one) => one !== entry))
  }, [])
  return (
    <AddContext value={add}>
      <ShownContext value={prefixes[0]?.text}>{children}</ShownContext>
    </AddContext>
  )
}

/** Puts a text before the page's title, such as "Error:" while a form has an error. */
export function useTitlePrefix(text: string | undefined): void {
  const add = useContext(AddContext)
  useEffect(() => (text ? add(text) : undefined), [add, text])
}

export const useShownPrefix = (): string | undefined => useContext(ShownContext)
