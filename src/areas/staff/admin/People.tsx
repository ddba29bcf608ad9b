import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import {
  peopleStates,
  peopleTypes,
  restrictionKinds,
  peopleRoles,
} from '@/api/contract/staff-terms.ts'
import type { StaffPerson } from '@/api/contract/staff.ts'
import { staffApi } from '@/api/endpoints/staff.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { cutText } from '@/lib/cut-text.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { cx } from '@/ui/cx.ts'
import { choice, defineQuery, page, searchParam } from '@/shared/query/query.ts'
import s from '../staff.module.css'

/** The query of the accounts list. */
const peopleQuery = defineQuery({
  text: searchParam(),
  userType: choice(peopleTypes, 'type'),
  role: choice(peopleRoles),
  page,
})

const tones: Record<(typeof peopleStates)[number], BadgeTone> = {
  open: 'ok',
  restricted: 'warn',
  locked: 'warn',
  unconfirmed: 'neutral',
  deleted: 'bad',
}

const loadPerson = async () => (await import('../person/PersonDialog.tsx')).PersonDialog
const words = ['staffPerson'] as const

/**
 * The accounts with masked addresses.
 * @param mayOpen whether the backend can change something about a person
 */
export function People({ mayOpen }: { mayOpen: boolean }) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const query = useListQuery(peopleQuery)
  const answer = staffApi.usePeopleQuery({ ...query.value, perPage })
  const opened = mayOpen ? query.other('person') : null
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={useColumns(mayOpen ? (id) => query.hrefWith({ person: String(id) }) : null)}
      section={{
        title: t('people.title'),
        text: t(mayOpen ? 'people.textOpen' : 'people.text'),
      }}
      words={{
        found: (count) => t('people.found', { count }),
        empty: { title: t('people.empty') },
      }}
      filters={{
        text: { label: t('people.search'), help: common('form.atLeastThree') },
        userType: {
          label: t('people.type'),
          nameOf: (type) => common(`role.${type}`),
        },
        role: {
          label: t('people.role'),
          nameOf: (role) => t(`people.roles.${role}`),
        },
      }}
    >
      {opened && (
        <LateDialog
          key={opened}
          load={loadPerson}
          ns={words}
          props={{ id: opened, onClose: () => query.setOthers({ person: null }) }}
        />
      )}
    </List>
  )
}

function useColumns(hrefOf: ((id: StaffPerson['id']) => string) | null): Column<StaffPerson>[] {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'who',
      header: t('people.who'),
      rowHeader: true,
      cell: ({ id, name, maskedEmail }) => (
        <span className={cx('stack gap-1 items-start', s.person)} translate="no">
          {hrefOf ? (
            <Link className={s.open} to={hrefOf(id)} preventScrollReset>
              <bdi>{cutText(name ?? maskedEmail ?? `#${id}`)}</bdi>
            </Link>
          ) : (
            <bdi>{cutText(name ?? maskedEmail ?? `#${id}`)}</bdi>
          )}
          <span className="quiet text-1" data-folds="">
            {name ? (maskedEmail ?? '') : ''}
          </span>
        </span>
      ),
    },
    {
      key: 'id',
      folds: true,
      header: t('people.id'),
      cell: ({ id }) => <code translate="no">{id}</code>,
    },
    {
      key: 'type',
      plain: true,
      header: t('people.type'),
      cell: ({ userType }) => {
        const type = known(peopleTypes, userType ?? '')
        return type ? common(`role.${type}`) : userType ? plainCode(userType) : '—'
      },
    },
    {
      key: 'rights',
      folds: true,
      header: t('people.rights'),
      cell: ({ permissions }) =>
        permissions.length > 0 ? (
          <span className="text-1" translate="no">
            {format.list(permissions)}
          </span>
        ) : (
          '—'
        ),
    },
    {
      key: 'state',
      state: true,
      header: common('label.status'),
      cell: ({ status, restrictions }) => {
        const one = known(peopleStates, status)
        return (
          <span className="stack gap-1 items-start">
            <StatusBadge status={status} tone={one && tones[one]}>
              {one && t(`people.states.${one}`)}
            </StatusBadge>
            {restrictions.map(({ kind, endsAt }) => {
              const restriction = known(restrictionKinds, kind)
              const what = restriction ? t(`people.restrictions.${restriction}`) : plainCode(kind)
              return (
                <span key={kind} className="quiet text-1" data-folds="">
                  {endsAt ? t('people.until', { what, date: format.date(endsAt) }) : what}
                </span>
              )
            })}
          </span>
        )
      },
    },
    {
      key: 'since',
      folds: true,
      header: t('people.since'),
      nowrap: true,
      cell: ({ createdAt }) => createdAt && <DateTime at={createdAt} />,
    },
    {
      key: 'seen',
      folds: true,
      header: t('people.seen'),
      nowrap: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <DateTime at={lastSeenAt} format="dateTime" /> : '—'),
    },
  ]
}
