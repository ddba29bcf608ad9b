import { useTranslation } from '@/i18n/use-translation.ts'
import type { WholeProxyUser } from '@/api/contract/proxy-users.ts'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Secret } from '@/ui/Secret.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { passwordRows } from './users.ts'
import s from '../account.module.css'

interface FreshUsersProps {
  /** Only this dialog holds them. */
  users: readonly WholeProxyUser[]
  onClose: () => void
}

/** Newly created passwords, which are visible only once. */
export function NewPasswords({ users, onClose }: FreshUsersProps) {
  const { t } = useTranslation('proxyUserForm')
  const { t: common } = useTranslation()
  // They replace the pressed element.
  const box = useTakeFocus<HTMLDivElement>()
  const copied = { copied: common('action.copied'), failed: common('action.copyFailed') }
  return (
    <div className="stack gap-4">
      <Notice tone="warn" title={t('fresh.once')}>
        {t('fresh.onceText')}
      </Notice>
      <div ref={box} tabIndex={-1} role="group" aria-label={t('fresh.label')}>
        <DescriptionList layout="rows" lines="between" className={`box gap-1 scroll ${s.fresh}`}>
          {users.map(({ record, password }) => (
            <div key={record.id}>
              <dt translate="no">{record.username}</dt>
              <dd>
                <Secret
                  value={password}
                  labels={{
                    ...copied,
                    show: t('fresh.show', { username: record.username }),
                    hide: t('fresh.hide', { username: record.username }),
                    hidden: t('fresh.hidden'),
                    copy: t('fresh.copy', { username: record.username }),
                  }}
                />
              </dd>
            </div>
          ))}
        </DescriptionList>
      </div>
      <div className="cluster gap-3">
        <CopyButton
          value={() =>
            users.map(({ record, password }) => `${record.username}:${password}`).join('\n')
          }
          labels={{ ...copied, copy: t('fresh.copyAll', { count: users.length }) }}
        />
        <DownloadCsv name="proxy-passwords.csv" rows={() => passwordRows(users)} />
        <Button variant="tertiary" onClick={onClose}>
          {t('fresh.done')}
        </Button>
      </div>
    </div>
  )
}
