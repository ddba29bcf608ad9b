import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyIpApi, proxyUserApi } from '@/api/endpoints/proxy.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { CutNote } from '@/shared/list/CutNote.tsx'
import { mostPerPage, useEveryPage } from '@/shared/list/use-every-page.ts'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { ProxyListCheck } from './ProxyListCheck.tsx'
import { GeneratorFields } from './GeneratorFields.tsx'
import { GeneratedLines } from './GeneratedLines.tsx'
import type { GeneratedList } from './GeneratedLines.tsx'

/** Generates proxy lists, and checks whether a proxy works. */
export function Generator() {
  const { t } = useTranslation('proxyGenerator')
  const { t: shell } = useTranslation()
  const users = useEveryPage<ProxyUser>(
    proxyUserApi.useAllProxyUsersInfiniteQuery(
      { status: 'active', sort: 'label', perPage: mostPerPage },
      { refetchOnMountOrArgChange: 30 },
    ),
  )
  const { data: ips } = proxyIpApi.useProxyIpsQuery()
  const [list, setList] = useState<GeneratedList | null>(null)
  return (
    <AccountSection title={t('title')} text={t('text')}>
      <div className="stack gap-6">
        <Loaded
          answer={users}
          level={3}
          skeleton={
            <SkeletonGroup label={shell('loading')}>
              <Skeleton lines={14} />
            </SkeletonGroup>
          }
        >
          {(records) => (
            <GeneratorFields
              users={records}
              usersNote={users.isCut && <CutNote list={users} />}
              ips={ips?.records ?? []}
              currentIp={ips?.currentIp ?? null}
              onList={setList}
            />
          )}
        </Loaded>
        {list && <GeneratedLines key={list.at} list={list} />}
        <ProxyListCheck first={list} />
      </div>
    </AccountSection>
  )
}
