import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ManualDomain } from '@/api/contract/manual-domains.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readableDomain } from '@/lib/domain.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { LongText } from '@/shared/LongText.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { actionBadge } from './domains.ts'
import { DomainName } from './DomainName.tsx'
import { useTypeNames } from './use-type-names.ts'
import s from '../editor.module.css'

interface Actions {
  /** Null for people who may only view the list. */
  onEdit: ((rule: ManualDomain) => void) | null
  onRemove: ((rule: ManualDomain) => void) | null
}

export function useColumns({ onEdit, onRemove }: Actions): Column<ManualDomain>[] {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const { nameOf } = useTypeNames()
  const columns: Column<ManualDomain>[] = [
    {
      key: 'domain',
      header: t('column.domain'),
      rowHeader: true,
      sortable: true,
      cell: ({ domain }) => <DomainName domain={domain} />,
    },
    {
      key: 'type',
      plain: true,
      header: t('column.type'),
      cell: ({ captchaType }) => nameOf(captchaType),
    },
    {
      key: 'action',
      state: true,
      header: t('column.action'),
      cell: ({ action }) => {
        const look = actionBadge(action)
        return look ? (
          <Badge tone={look.tone} tip={t(`${look.key}Text`)}>
            {t(look.key)}
          </Badge>
        ) : (
          <Badge>{plainCode(action)}</Badge>
        )
      },
    },
    {
      key: 'note',
      folds: true,
      header: t('column.note'),
      cell: ({ note }) =>
        note && (
          <span className={`quiet ${s.note}`}>
            <LongText text={note} />
          </span>
        ),
    },
    {
      key: 'createdAt',
      folds: true,
      header: common('label.added'),
      sortable: true,
      cell: ({ createdAt, createdBy }) => (
        <span className="stack nowrap">
          {createdAt && <DateTime at={createdAt} />}
          {createdBy?.name && <span className="quiet text-1">{cutText(createdBy.name)}</span>}
        </span>
      ),
    },
  ]
  if (!onEdit || !onRemove) return columns
  const actions: Column<ManualDomain> = {
    key: 'actions',
    folds: true,
    header: common('label.actions'),
    hideHeader: true,
    cell: (rule) => {
      const name = readableDomain(rule.domain)
      return (
        <span className={`gap-1 nowrap ${s.domainsActions}`}>
          <Button
            variant="tertiary"
            hideText
            title={common('action.edit')}
            prepend={<Pencil size={18} aria-hidden="true" />}
            onClick={() => onEdit(rule)}
          >
            {t('edit.named', { name })}
          </Button>
          <Button
            variant="tertiary"
            hideText
            title={common('action.remove')}
            prepend={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => onRemove(rule)}
          >
            {t('remove.named', { name })}
          </Button>
        </span>
      )
    },
  }
  return [...columns, actions]
}
