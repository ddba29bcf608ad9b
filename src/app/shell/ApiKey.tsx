import { useTranslation } from '@/i18n/use-translation.ts'
import { keysApi } from '@/api/endpoints/keys.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { KeyValue } from '@/areas/customer/setting/keys/KeyValue.tsx'
import { accountKeyName, sortAccountKeys } from '@/shared/account-key/keys.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import s from './shell.module.css'

/**
 * The primary key, on every page of the account. It is shown whole only after a proof of identity.
 */
export function ApiKey() {
  const { t } = useTranslation('shell')
  const { t: words } = useTranslation('keyValue')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = keysApi.useKeysQuery()
  const [record] = data ? sortAccountKeys(data.records).live : []
  return (
    <div className={`stack gap-2 ${s.card}`}>
      {!data && !error && (
        <SkeletonGroup label={common('loading')}>
          <Skeleton variant="block" size="s" />
        </SkeletonGroup>
      )}
      {!data && error && (
        <div role="alert" className="stack gap-2 items-start">
          <p>{common(`problem.${problemKey(toProblem(error))}.title`)}</p>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        </div>
      )}
      {record && (
        <>
          <p className="bold break">{accountKeyName(record)}</p>
          <KeyValue record={record} name={accountKeyName(record)} />
        </>
      )}
      {data && !record && <p>{words('none')}</p>}
      <RouteLink to={{ id: 'setting' }} className={s.all}>
        {t('key.all')}
      </RouteLink>
    </div>
  )
}
