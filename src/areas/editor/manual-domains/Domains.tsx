import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anyType } from '@/api/contract/manual-domains.ts'
import type { ManualDomain } from '@/api/contract/manual-domains.ts'
import { manualDomainApi } from '@/api/endpoints/manual-domains.ts'
import { readableDomain } from '@/lib/domain.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { shownOf } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { DomainFields } from './domains.ts'
import { dialogsOf } from './dialogs.ts'
import { useColumns } from './use-columns.tsx'
import { useMayChange } from './use-may-change.ts'
import { useRemove } from './use-remove.ts'
import { useTypeNames } from './use-type-names.ts'
import s from './domains.module.css'

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
  const { types, nameOf } = useTypeNames()
  const [asking, setAsking] = useState<ManualDomain | null>(null)
  const box = useRef<HTMLDivElement>(null)
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
    <div ref={box} tabIndex={-1} className={s.list}>
      {!may && (
        <Notice tone="info" title={t('readOnly.title')}>
          {t('readOnly.text')}
        </Notice>
      )}
      <List
        query={query}
        answer={answer}
        rows={({ records }) => records}
        rowKey={({ id }) => id}
        columns={columns}
        showCount
        filtersClass={s.filters}
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
          onDone={() => {
            setAsking(null)
            box.current?.focus()
          }}
          onClose={() => setAsking(null)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
