import { useSpeak } from '@/shared/use-speak.ts'
import type { Language } from '@/site/languages.ts'
import { useApp } from '../context.ts'

/** Returns the action that stores and applies a visitor's choice of language. */
export function useChooseLanguage(): (language: Language) => void {
  const app = useApp()
  const speak = useSpeak()
  return (language) => {
    app.storeLanguage(language)
    speak(language)
  }
}
