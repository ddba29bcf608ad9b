import { useTranslation } from 'react-i18next'
import type { IpList } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/ip-list.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { toast } from '@/ui/toast-store.ts'
import { coverOf } from './addresses.ts'
import { SingleForm } from './SingleForm.tsx'
import s from './ip-list.module.css'

const loadBulk = async () => (await import('./BulkForm.tsx')).BulkForm

interface AddAddressesProps {
  list: IpList
  onPrefix: (prefix: string | undefined) => void
}

export function AddAddresses({ list, onPrefix }: AddAddressesProps) {
  const { t } = useTranslation('ipList')
  const { t: shell } = useTranslation('shell')
  return (
    <AccountSection title={t('add.title')} text={t('add.text', { max: list.max })}>
      <Stack gap={5}>
        <OwnAddress list={list} />
        <Tabs
          label={t('add.ways')}
          size="sm"
          items={[
            {
              id: 'one',
              label: t('add.one'),
              content: (
                <div className={s.tab}>
                  <SingleForm list={list} onPrefix={onPrefix} />
                </div>
              ),
            },
            {
              id: 'many',
              label: t('add.many'),
              content: (
                <div className={s.tab}>
                  <LivePart
                    load={loadBulk}
                    props={{ list, onPrefix }}
                    fallback={
                      <SkeletonGroup label={shell('loading')}>
                        <Skeleton lines={16} />
                      </SkeletonGroup>
                    }
                    failed={<PartLost level={3} />}
                  />
                </div>
              ),
            },
          ]}
        />
      </Stack>
    </AccountSection>
  )
}

/** Where one sits: in the list already, or one press away from it. */
function OwnAddress({ list: { currentIp, records, max } }: { list: IpList }) {
  const { t } = useTranslation('ipList')
  const [add] = ipListApi.useAddIpsMutation()
  const action = useAction()
  if (!currentIp) return null
  const by = coverOf(records, currentIp)
  return (
    <div className={s.own}>
      <ActionProblem action={action} />
      <div className={s.ownLine}>
        <p>
          {t('own.label')} <code translate="no">{currentIp}</code>
          <span className={s.quiet}>
            {by === undefined
              ? t('own.outside')
              : by === currentIp
                ? t('own.listed')
                : t('own.covered', { by })}
          </span>
        </p>
        {by === undefined && records.length < max && (
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={t('saving')}
            onClick={() =>
              void action
                .run(() =>
                  add({ records: [{ ip: currentIp, comment: t('own.comment') }] }).unwrap(),
                )
                .then(
                  (done) =>
                    done && toast({ id: 'ip-list', tone: 'ok', text: t('added', { count: 1 }) }),
                )
            }
          >
            {t('own.add')}
          </Button>
        )}
      </div>
    </div>
  )
}
