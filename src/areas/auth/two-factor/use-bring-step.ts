import { use } from 'react'
import { PageContext, WordsContext } from '@/i18n/page-context.ts'
import { chunk } from '@/lib/chunk.ts'
import type { LoginStep } from './LoginStep.tsx'

const load = async () => (await import('./LoginStep.tsx')).LoginStep

/**
 * Brings the second step and its words while the form still waits: what fails is said at the form, and nothing typed is lost.
 * Few accounts need it, so it is in no first load.
 */
export function useBringStep(): () => Promise<typeof LoginStep> {
  const words = use(WordsContext)
  const language = use(PageContext)?.language ?? 'en'
  return async () => {
    const [Part] = await Promise.all([
      chunk(load, { reload: false }),
      words?.join(language, ['twoFactor']),
    ])
    return Part
  }
}
