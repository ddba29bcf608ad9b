import { useTranslation } from '@/i18n/use-translation.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { unsolvedPerPage, unsolvedQuery } from './unsolved.ts'
import { unsolvedApi } from '@/api/endpoints/tasks.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { UnsolvedGallery } from './UnsolvedGallery.tsx'
import { withTruth } from '@/shared/account/with-truth.ts'

export const loader = loadList(unsolvedQuery, (dispatch, query) =>
  dispatch(unsolvedApi.endpoints.impossible.initiate({ ...query, perPage: unsolvedPerPage })),
)

export default function ImpossiblePage() {
  const { t } = useTranslation('unsolved')
  const { t: common } = useTranslation()
  const query = useListQuery(unsolvedQuery)
  const answer = unsolvedApi.useImpossibleQuery(
    { ...query.value, perPage: unsolvedPerPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const [hide] = unsolvedApi.useHideImpossibleMutation()
  const [restore] = unsolvedApi.useRestoreImpossibleMutation()
  return (
    <AccountFrame wide title={common('nav.crumb.impossibleCaptchas')} lead={t('impossible.lead')}>
      <UnsolvedGallery
        title={t('impossible.title')}
        text={t('impossible.text')}
        empty={{ title: t('impossible.empty'), text: t('impossible.emptyText') }}
        query={query}
        answer={answer}
        hide={(id) =>
          withTruth(hide({ id }).unwrap(), answer.refetch, ({ records }) =>
            records.every((record) => record.id !== id),
          )
        }
        restore={(id) => restore({ id }).unwrap()}
      />
    </AccountFrame>
  )
}
