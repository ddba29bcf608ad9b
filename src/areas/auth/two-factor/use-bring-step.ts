import { use } from 'react'
import { PageContext, WordsContext } from '@/i18n/page-context.ts'
import { chunk } from '@/lib/chunk.ts'
import type { LoginStep } from './SecondStep.tsx'

const loadLoginStep = async () => (await import('./SecondStep.tsx')).LoginStep

/**
 * Loads the second step and its words while the form is waiting. A failure is shown at the form,
 * and nothing typed is lost. Few accounts need it, so no page loads it at first.
 */
export function useBringStep(): () => Promise<typeof LoginStep> {
  const words = use(WordsContext)
  const language = use(PageContext)?.language ?? 'en'
  return async () => {
    const [Part] = await Promise.all([
      chunk(loadLoginStep, { reload: false }),
      words?.join(language, ['twoFactor'], { reload: false }),
    ])
    return Part
  }
}
