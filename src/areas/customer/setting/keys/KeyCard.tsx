import { Ellipsis, Info } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key } from '@/api/contract/keys.ts'
import { LongText } from '@/shared/LongText.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { LateMenu } from '@/shared/account/LateMenu.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import type { MenuItem } from '@/ui/Menu.tsx'
import { NarrowFold } from '@/ui/NarrowFold.tsx'
import {
  actionsOf,
  endingDays,
  accountKeyName,
  keyStatus,
  keyTones,
  wholeKeyName,
} from '@/shared/account-key/keys.ts'
import { KeyRules } from './KeyRules.tsx'
import { KeySpent } from './KeySpent.tsx'
import { KeyValue } from './KeyValue.tsx'
import { Overlap } from './Overlap.tsx'
import s from '../setting.module.css'

const loadMenu = async () => (await import('@/ui/Menu.tsx')).Menu

export type KeyCommand =
  | 'edit'
  | 'tests'
  | 'rotate'
  | 'finish'
  | 'disable'
  | 'enable'
  | 'primary'
  | 'revoke'

interface KeyCardProps {
  record: Key
  /** The time of the list, in milliseconds. */
  now: number
  /** Whether an action of this card is running. */
  busy: boolean
  onCommand: (command: KeyCommand) => void
}

/** A key, its permissions and its use. */
export function KeyCard({ record, now, busy, onCommand }: KeyCardProps) {
  const { t } = useTranslation('keys')
  const { t: common } = useTranslation()
  const heading = useId()
  const name = accountKeyName(record)
  const can = actionsOf(record)
  const used = record.lastUsedAt
  const daysLeft = endingDays(record, now)
  const menu: MenuItem[] = [
    ...(record.test && can.edit
      ? [{ id: 'tests', label: t('test.requests'), onSelect: () => onCommand('tests') }]
      : []),
    ...(can.makePrimary
      ? [{ id: 'primary', label: t('action.primary'), onSelect: () => onCommand('primary') }]
      : []),
    ...(can.disable
      ? [{ id: 'disable', label: t('action.disable'), onSelect: () => onCommand('disable') }]
      : []),
    ...(can.revoke
      ? [
          {
            id: 'revoke',
            label: t('action.revoke'),
            danger: true,
            separated: true,
            onSelect: () => onCommand('revoke'),
          },
        ]
      : []),
  ]
  return (
    <li
      className={`stack gap-3 pad-4 round-2 ${s.card}`}
      aria-labelledby={heading}
      data-status={keyStatus(record.status)}
    >
      <div className="cluster gap-2">
        <h3 id={heading} className="min-0 text-3 break">
          <LongText text={wholeKeyName(record)} />
        </h3>
        {record.primary && (
          <Badge tone="earls" tip={t('primary.tip')}>
            {t('primary.badge')}
          </Badge>
        )}
        {record.test && (
          <Badge tone="info" tip={t('test.tip')}>
            {t('test.badge')}
          </Badge>
        )}
        <KeyStatusBadge status={record.status} />
        {daysLeft !== null && (
          <Badge tone="warn" tip={t('end.tip')}>
            {t('end.left', { count: daysLeft })}
          </Badge>
        )}
        <div className={`row wrap gap-2 ${s.tools}`}>
          {can.enable && (
            <Button
              variant="secondary"
              loading={busy}
              loadingText={common('busy')}
              onClick={() => onCommand('enable')}
            >
              {t('action.enable')}
            </Button>
          )}
          {(can.rotate || record.rotation) && (
            <Button
              variant="secondary"
              aria-label={t('action.rotateNamed', { name })}
              disabledReason={can.rotate ? undefined : t('action.rotateLater')}
              onClick={() => onCommand('rotate')}
            >
              {common('action.replace')}
            </Button>
          )}
          {can.edit && (
            <Button
              variant="secondary"
              aria-label={t('action.editNamed', { name })}
              onClick={() => onCommand('edit')}
            >
              {common('action.edit')}
            </Button>
          )}
          {menu.length > 0 && (
            <LateMenu
              load={loadMenu}
              props={{ align: 'end' as const, items: menu }}
              button={(props) => (
                <Button
                  {...props}
                  variant="secondary"
                  hideText
                  prepend={<Ellipsis size={18} aria-hidden="true" />}
                >
                  {t('action.more', { name })}
                </Button>
              )}
            />
          )}
        </div>
      </div>
      {can.reveal && <KeyValue record={record} name={name} />}
      {record.rotation && (
        <Overlap
          rotation={record.rotation}
          name={name}
          onFinish={can.finish ? () => onCommand('finish') : undefined}
        />
      )}
      <NarrowFold
        label={common('label.details')}
        of={heading}
        icon={<Info size={18} aria-hidden="true" />}
      >
        <DescriptionList layout="flow" terms="faint" className="gap-2 gap-x-6 text-2 num">
          <Description term={common('label.lastUsed')}>
            {used ? <TimeAgo at={used} now={now} /> : t('fact.never')}
          </Description>
          <Description term={t('fact.ip')}>
            {record.lastIp ? (
              <code dir="ltr" translate="no">
                <LongText text={record.lastIp} />
              </code>
            ) : (
              '—'
            )}
          </Description>
          <Description term={t('fact.created')}>
            {record.createdAt ? <DateTime at={record.createdAt} /> : '—'}
          </Description>
          {record.madeBy && (
            <Description term={t('fact.madeBy')}>
              <LongText text={record.madeBy.name ?? record.madeBy.email} />
            </Description>
          )}
          {record.expiresAt && (
            <Description term={t('fact.until')}>
              <DateTime at={record.expiresAt} format="dateTime" />
            </Description>
          )}
        </DescriptionList>
        <KeyRules record={record} />
      </NarrowFold>
      {!record.test && <KeySpent record={record} />}
    </li>
  )
}

export function KeyStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('keys')
  const known = keyStatus(status)
  const tip = known && known !== 'active' ? t(`status.tip.${known}`) : undefined
  return (
    <StatusBadge status={status} tone={known && keyTones[known]} tip={tip}>
      {known && t(`status.${known}`)}
    </StatusBadge>
  )
}
