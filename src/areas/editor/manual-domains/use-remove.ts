import { useTranslation } from 'react-i18next'
import type { ManualDomain } from '@/api/contract/manual-domains.ts'
import { manualDomainApi } from '@/api/endpoints/manual-domains.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { readableDomain } from '@/lib/domain.ts'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { toast } from '@/ui/toast-store.ts'

/** Removes a rule, and offers to restore it. */
export function useRemove(): (rule: ManualDomain) => Promise<void> {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const [remove] = manualDomainApi.useDeleteManualDomainMutation()
  const [restore] = manualDomainApi.useRestoreManualDomainMutation()

  async function putBack({ id, domain }: ManualDomain): Promise<void> {
    const name = readableDomain(domain)
    try {
      await restore({ id }).unwrap()
      toast({ tone: 'ok', text: t('remove.back', { name }), id: `domain-${id}` })
    } catch (error) {
      const taken = problemKey(toProblem(error)) === 'ERROR_CONFLICT'
      toast({
        tone: 'bad',
        text: taken ? t('remove.taken', { name }) : t('remove.notBack', { name }),
        id: `domain-${id}`,
      })
    }
  }

  return async (rule) => {
    const { id, domain } = rule
    await ignoreNotFound(remove({ id }).unwrap())
    toast({
      tone: 'ok',
      text: t('remove.done', { name: readableDomain(domain) }),
      id: `domain-${id}`,
      action: { label: common('action.undo'), onSelect: () => void putBack(rule) },
    })
  }
}
