import { useRef, useState } from 'react'
import { CustomerSettings } from '@/api/contract/settings.ts'
import type { settingCalls } from '@/api/contract/settings.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { settingsApi } from '@/api/endpoints/settings.ts'
import { toProblem } from '@/api/problem.ts'
import { useNewer } from '@/shared/account/use-newer.ts'
import { placedSettings } from '../../../model/rates.ts'

/**
 * The settings are one document that two forms change, each its own part of it: what the one saves, the other builds on.
 * What is loaded later may be somebody else's change, which is not written over unseen.
 */
export function useDocument(loaded: CustomerSettings) {
  const [current, setCurrent] = useState(loaded)
  const base = useRef(loaded)
  const [update] = settingsApi.useUpdateCustomerSettingsMutation()
  const take = (saved: CustomerSettings): void => {
    base.current = saved
    setCurrent(saved)
  }
  return { current, base, take, save: (arg: ArgOf<(typeof settingCalls)['updateCustomerSettings']>) => update(arg).unwrap() }
}
export type SettingsDocument = ReturnType<typeof useDocument>

/** The conflict of one form with what the document has become meanwhile. */
export function useConflict({ take }: SettingsDocument) {
  const { newer, note, forget } = useNewer(CustomerSettings)
  return {
    newer,
    forget,
    /** Looks into a refusal. @returns it, in the forms' names */
    placed: (error: unknown) => {
      const problem = placedSettings(toProblem(error))
      note(problem)
      return problem
    },
    /** The newer one is what is built on from now. */
    accept: (next: CustomerSettings): void => {
      take(next)
      forget()
    },
  }
}
