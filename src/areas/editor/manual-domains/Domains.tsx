import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { anyType } from '@/api/contract/manual-domains.ts'
import type { ManualDomain } from '@/api/contract/manual-domains.ts'
import { manualDomainApi } from '@/api/endpoints/editor.ts'
import { readableDomain } from '@/lib/domain.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { shownOf } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { problemKey, toProblem } from '@/api/problem.ts'
import { ignoreNotFound } from '@/shared/account/ignore-not-found.ts'
import { toast } from '@/ui/toast-store.ts'
import { known } from '@/lib/known.ts'
import { useUser } from '@/session/use-user.ts'
import type { DomainFields } from './domains.ts'
import { useColumns } from './use-columns.tsx'
import { useTypeNames } from './use-type-names.ts'
import s from '../editor.module.css'

/**
 * Whether the signed-in person may edit the list rather than only view it. The server checks it
 * again.
 */
export function useMayChange(): boolean {
  const { user } = useUser()
  return user?.permissions['admin.manual_domains'] === true
}

const modals = ['add', 'import'] as const
type Dialog = { modal: (typeof modals)[number] } | { edit: string }
const none = { modal: null, edit: null }

/** The open dialog of the list, in the address: Back closes it, and a reload keeps it. */
export const dialogsOf = (query: ListQuery<DomainFields>) => ({
  modal: known(modals, query.other('modal') ?? ''),
  edit: query.other('edit'),
  open: (dialog: Dialog) => query.setOthers({ ...none, ...dialog }),
  close: () => query.setOthers(none, { replace: true }),
})

/** Removes a rule, and offers to restore it. */
function useRemove(): (rule: ManualDomain) => Promise<void> {
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

const loadEditor = async () => (await import('./DomainDialog.tsx')).DomainDialog
const loadImport = async () => (await import('./ImportDialog.tsx')).ImportDialog

/** The rules of domains, with their actions. */
export function Domains({ query }: { query: ListQuery<DomainFields> }) {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const may = useMayChange()
  // An open dialog stays with its text, even if the permission is lost meanwhile.
  const [could] = useState(may)
  const dialogs = dialogsOf(query)
  const remove = useRemove()
  const { types, nameOf, isLoading } = useTypeNames()
  const [asking, setAsking] = useState<ManualDomain | null>(null)
  const answer = manualDomainApi.useManualDomainsQuery({ ...query.value, perPage })
  const edited =
    dialogs.edit === null
      ? null
      : shownOf(answer)?.records.find(({ id }) => String(id) === dialogs.edit)
  const columns = useColumns({
    onEdit: may ? ({ id }) => dialogs.open({ edit: String(id) }) : null,
    onRemove: may ? setAsking : null,
  })

  return (
    <div className="stack gap-4">
      {!may && (
        <Notice tone="info" title={t('readOnly.title')}>
          {t('readOnly.text')}
        </Notice>
      )}
      <List
        query={query}
        // The rows come with the names of their types, which would wrap them otherwise.
        answer={isLoading ? { ...answer, data: undefined, currentData: undefined } : answer}
        rows={({ records }) => records}
        rowKey={({ id }) => id}
        columns={columns}
        showCount
        filtersClass={`stack gap-3 align-start ${s.domainsFilters}`}
        words={{
          caption: t('caption'),
          found: (count) => t('count', { count }),
          empty: {
            title: t('empty.title'),
            text: t('empty.text'),
            action: may && (
              <Button onClick={() => dialogs.open({ modal: 'add' })}>{t('add')}</Button>
            ),
          },
        }}
        filters={{
          text: { label: t('filter.search'), help: common('form.atLeastThree') },
          captchaType: {
            label: t('column.type'),
            options: [anyType, ...types.map(({ slug }) => slug)].map((value) => ({
              value,
              label: nameOf(value),
            })),
          },
          action: {
            label: t('column.action'),
            nameOf: (action) => t(`action.${action}`),
          },
        }}
      />
      {could && dialogs.modal === 'add' && (
        <LateDialog load={loadEditor} props={{ rule: null, onClose: dialogs.close }} />
      )}
      {could && edited && (
        <LateDialog
          key={edited.id}
          load={loadEditor}
          props={{ rule: edited, onClose: dialogs.close }}
        />
      )}
      {could && dialogs.modal === 'import' && (
        <LateDialog load={loadImport} props={{ onClose: dialogs.close }} />
      )}
      {asking && (
        <ConfirmDialog
          title={t('remove.title', { name: readableDomain(asking.domain) })}
          confirm={common('action.remove')}
          work={() => remove(asking)}
          onDone={() => setAsking(null)}
          onClose={() => setAsking(null)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
