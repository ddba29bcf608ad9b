import { Plus } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyAccountApi, proxyUserApi } from '@/api/endpoints/proxy.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { userQuery, usersPerPage } from './users.ts'
import { Users } from './Users.tsx'

const formWords = ['proxyUserForm'] as const
const loadDialog = async () => (await import('./UserDialog.tsx')).UserDialog

export const loader = loadList(userQuery, (dispatch, query) =>
  dispatch(proxyUserApi.endpoints.proxyUsers.initiate({ ...query, perPage: usersPerPage })),
)

export default function ProxyUsersPage() {
  const { t } = useTranslation('proxyUsers')
  const { t: common } = useTranslation()
  const query = useListQuery(userQuery)
  const { data: overview, isError } = proxyAccountApi.useProxyAccountQuery()
  const status = overview?.account.status
  // Without a usable product a user has no purpose.
  const isClosed = status === 'none' || status === 'suspended'
  const making = query.other('modal') === 'new_user'
  const setMaking = (open: boolean): void =>
    query.setOthers({ modal: open ? 'new_user' : null }, { replace: !open })
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.proxyUsers')}
      lead={t('lead')}
      actions={
        <Button
          prepend={<Plus size={18} aria-hidden="true" />}
          disabledReason={isClosed ? t('closed.reason') : undefined}
          onClick={() => setMaking(true)}
        >
          {t('create')}
        </Button>
      }
    >
      <Users
        query={query}
        max={overview?.account.maxUsers ?? (isError ? null : undefined)}
        closed={
          status === 'none'
            ? {
                title: t('closed.title'),
                text: t('closed.text'),
                action: (
                  <RouteLink
                    className={buttonClass({ variant: 'secondary' })}
                    to={{ id: 'proxy', search: { openAddTrafficModal: 'true' } }}
                  >
                    {common('action.addTraffic')}
                  </RouteLink>
                ),
              }
            : undefined
        }
      />
      {making && !isClosed && (
        <LateDialog
          load={loadDialog}
          ns={formWords}
          props={{ record: null, onClose: () => setMaking(false) }}
        />
      )}
    </AccountFrame>
  )
}
