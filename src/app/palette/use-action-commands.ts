import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { keyCalls } from '@/api/contract/keys.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { useHref } from '@/i18n/page-context.ts'
import { copyText } from '@/lib/secure-context.ts'
import type { Person } from '@/routes/guards.ts'
import type { PageId } from '@/routes/table/index.ts'
import { passes } from '@/session/person.ts'
import type { Dispatch } from '@/session/person.ts'
import { accountKeyName, sortAccountKeys } from '@/shared/account-key/keys.ts'
import { useKeyCall } from '@/shared/account-key/use-key-call.ts'
import { toast } from '@/ui/toast-store.ts'
import { isOffered } from '../layouts/nav.ts'
import type { Command } from './commands.ts'
import { synonyms } from './page-names.ts'
import type { EveryLanguage } from './use-every-language.ts'

/** What a person does most, without the way over a page. */
export function useActionCommands(person: Person, all: EveryLanguage | undefined): Command[] {
  const { t } = useTranslation('palette')
  const { t: common } = useTranslation()
  const href = useHref()
  const navigate = useNavigate()
  const copyKey = useCopyKey()
  const may = (page: PageId): boolean => passes(page, person) && isOffered(page, person?.userType)
  const action = (name: ActionName, page: PageId, act: () => void): Command[] =>
    may(page)
      ? [
          {
            id: `do-${name}`,
            group: 'actions',
            label: name === 'addFunds' ? common('action.addFunds') : t(`palette.do.${name}`),
            others: synonyms(t(`palette.also.do.${name}`)),
            abroad: all?.synonymsOf(`do.${name}`),
            act,
          },
        ]
      : []
  return [
    ...action('addFunds', 'pay', () => void navigate(href({ id: 'pay' }))),
    ...action(
      'createKey',
      'setting',
      () => void navigate(href({ id: 'setting', search: { modal: 'new_key' } })),
    ),
    ...action('copyKey', 'setting', () => void copyKey()),
    ...action('openTicket', 'ticketNew', () => void navigate(href({ id: 'ticketNew' }))),
  ]
}
type ActionName = 'addFunds' | 'createKey' | 'copyKey' | 'openTicket'

/** Copies the primary key, after a proof of identity where the backend asks for one. */
function useCopyKey(): () => Promise<void> {
  const { t } = useTranslation('palette')
  const { t: common } = useTranslation()
  const dispatch: Dispatch = useDispatch()
  const call = useKeyCall()
  const say = (tone: 'ok' | 'warn', text: string): void => void toast({ id: 'palette', tone, text })
  return async () => {
    try {
      const { records } = await dispatch(
        keysApi.endpoints.keys.initiate(undefined, { subscribe: false }),
      ).unwrap()
      const [record] = sortAccountKeys(records).live
      if (!record) return say('warn', t('palette.noKey'))
      const { key } = await call(keyCalls.revealKey, { id: record.id })
      const copied = t('palette.keyCopied', { name: accountKeyName(record) })
      if (await copyText(key)) return say('ok', copied)
      // After the proof a browser may want another press before it copies.
      const copy = async () =>
        (await copyText(key)) ? say('ok', copied) : say('warn', common('action.copyFailed'))
      toast({
        id: 'palette',
        tone: 'info',
        text: t('palette.keyReady', { name: accountKeyName(record) }),
        action: { label: common('action.copyKey'), onSelect: () => void copy() },
      })
    } catch (error) {
      const problem = problemKey(toProblem(error))
      // Closing the identity prompt is a change of mind, not an error.
      if (problem !== 'ERROR_REAUTH_REQUIRED') say('warn', common(`problem.${problem}.title`))
    }
  }
}
