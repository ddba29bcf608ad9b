import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyAddress } from '@/api/contract/proxy-addresses.ts'
import { checkErrors } from '@/api/contract/proxy-addresses.ts'
import { proxyAddressApi } from '@/api/endpoints/proxy-addresses.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useMilliseconds } from '../cabinet/use-proxy-words.ts'

interface ChecksDialogProps {
  address: ProxyAddress
  onClose: () => void
}

/** The checks of an address in the last two days, and a check on demand. */
export function ChecksDialog({ address: { id, ip, status }, onClose }: ChecksDialogProps) {
  const { t } = useTranslation('proxyAddressForm')
  const { t: common } = useTranslation()
  const format = useFormat()
  const milliseconds = useMilliseconds()
  const action = useAction()
  const answer = proxyAddressApi.useAddressChecksQuery({ id }, { refetchOnMountOrArgChange: true })
  const [check] = proxyAddressApi.useCheckAddressMutation()
  const checkNow = () =>
    action.run(async () => {
      const { lastCheck } = await check({ id }).unwrap()
      toast({
        id: 'address-check',
        tone: lastCheck?.ok ? 'ok' : 'warn',
        text: lastCheck?.ok ? t('checks.works', { ip }) : t('checks.fails', { ip }),
      })
    })
  return (
    <Modal
      open
      title={t('checks.title', { ip })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        status !== 'ended' && (
          <Button
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() => void checkNow()}
          >
            {t('checks.now')}
          </Button>
        )
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        <Loaded
          answer={answer}
          level={3}
          skeleton={
            <SkeletonGroup label={common('loading')}>
              <Skeleton lines={12} />
            </SkeletonGroup>
          }
        >
          {({ records }) => (
            <>
              {records.length > 0 && (
                <p>
                  {t('checks.answered', {
                    count: records.length,
                    done: format.number(records.filter(({ ok }) => ok).length),
                    value: format.number(records.length),
                  })}
                </p>
              )}
              <PartedTable
                caption={t('checks.caption')}
                hideCaption
                columns={[
                  {
                    key: 'at',
                    header: common('label.time'),
                    rowHeader: true,
                    nowrap: true,
                    cell: ({ at }) => <DateTime at={at} format="dateTime" />,
                  },
                  {
                    key: 'result',
                    plain: true,
                    header: t('checks.result'),
                    cell: ({ ok, error }) => {
                      const reason = known(checkErrors, error ?? '')
                      return ok ? (
                        <Badge tone="ok">{t('checks.ok')}</Badge>
                      ) : (
                        <Badge tone="bad">
                          {reason ? t(`checks.error.${reason}`) : plainCode(error ?? '')}
                        </Badge>
                      )
                    },
                  },
                  {
                    key: 'latency',
                    header: t('checks.latency'),
                    numeric: true,
                    nowrap: true,
                    cell: ({ latencyMs }) => latencyMs !== null && milliseconds(latencyMs),
                  },
                ]}
                rows={records}
                rowKey={({ at }) => at}
                empty={<p className="quiet">{t('checks.none')}</p>}
              />
            </>
          )}
        </Loaded>
      </div>
    </Modal>
  )
}
