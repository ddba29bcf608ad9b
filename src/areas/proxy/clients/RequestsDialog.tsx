import { useTranslation } from '@/i18n/use-translation.ts'
import { requestStates } from '@/api/contract/proxy-clients.ts'
import type { ProxyClient } from '@/api/contract/proxy-clients.ts'
import { proxyClientApi } from '@/api/endpoints/proxy-clients.ts'
import { known } from '@/lib/known.ts'
import { sentences } from '@/lib/sentences.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { useBytes, useMilliseconds } from '../cabinet/use-proxy-words.ts'
import { signOf } from './clients.ts'

interface RequestsDialogProps {
  client: ProxyClient
  onClose: () => void
}

/** The last requests of a client, and what to do about what looks wrong. */
export function RequestsDialog({ client, onClose }: RequestsDialogProps) {
  const { t } = useTranslation('proxyClients')
  const { t: common } = useTranslation()
  const format = useFormat()
  const bytes = useBytes()
  const milliseconds = useMilliseconds()
  const { id, ip, requests, failed, topHost } = client
  const answer = proxyClientApi.useClientRequestsQuery({ id }, { refetchOnMountOrArgChange: true })
  const sign = signOf(client)
  return (
    <Modal
      open
      title={t('requests.title', { ip })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <div className="stack gap-4">
        {sign && (
          <Notice tone="warn" title={t(`sign.${sign}`)}>
            {t(`advice.${sign}`)}
          </Notice>
        )}
        <p>
          {sentences(
            t('requests.day', {
              count: requests,
              value: format.number(requests),
              failed: format.number(failed),
            }),
            topHost && t('requests.host', { host: topHost }),
          )}
        </p>
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
            <PartedTable
              caption={t('requests.caption')}
              hideCaption
              columns={[
                {
                  key: 'at',
                  header: common('label.time'),
                  rowHeader: true,
                  nowrap: true,
                  cell: ({ at }) => <DateTime at={at} format="moment" />,
                },
                {
                  key: 'host',
                  header: common('label.host'),
                  cell: ({ host }) => (
                    <code className="break" translate="no">
                      {host}
                    </code>
                  ),
                },
                {
                  key: 'status',
                  state: true,
                  header: common('label.status'),
                  cell: ({ status }) => {
                    const state = known(requestStates, status)
                    return (
                      <StatusBadge status={status} tone={state === 'ok' ? 'ok' : 'bad'}>
                        {state && t(`requests.state.${state}`)}
                      </StatusBadge>
                    )
                  },
                },
                {
                  key: 'bytes',
                  header: t('column.traffic'),
                  numeric: true,
                  nowrap: true,
                  // What was refused or lost carried nothing.
                  cell: (request) => request.bytes > 0 && bytes(request.bytes),
                },
                {
                  key: 'ms',
                  header: t('requests.latency'),
                  numeric: true,
                  nowrap: true,
                  cell: ({ ms }) => ms !== null && milliseconds(ms),
                },
              ]}
              rows={records}
              rowKey={({ at, host }) => `${at} ${host}`}
              empty={<p className="quiet">{t('requests.none')}</p>}
            />
          )}
        </Loaded>
      </div>
    </Modal>
  )
}
