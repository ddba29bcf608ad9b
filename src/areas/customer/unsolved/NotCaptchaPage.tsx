import { useTranslation } from '@/i18n/use-translation.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { unsolvedPerPage, unsolvedQuery } from './unsolved.ts'
import { unsolvedApi } from '@/api/endpoints/tasks.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { UnsolvedGallery } from './UnsolvedGallery.tsx'
import { withTruth } from '@/shared/account/with-truth.ts'

export const loader = loadList(unsolvedQuery, (dispatch, query) =>
  dispatch(unsolvedApi.endpoints.notCaptcha.initiate({ ...query, perPage: unsolvedPerPage })),
)

export default function NotCaptchaPage() {
  const { t } = useTranslation('unsolved')
  const { t: common } = useTranslation()
  const query = useListQuery(unsolvedQuery)
  const answer = unsolvedApi.useNotCaptchaQuery(
    { ...query.value, perPage: unsolvedPerPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const [hide] = unsolvedApi.useHideNotCaptchaMutation()
  const [restore] = unsolvedApi.useRestoreNotCaptchaMutation()
  return (
    <AccountFrame wide title={common('nav.crumb.notCaptcha')} lead={t('notCaptcha.lead')}>
      <UnsolvedGallery
        title={t('notCaptcha.title')}
        text={t('notCaptcha.text')}
        empty={{ title: t('notCaptcha.empty'), text: t('notCaptcha.emptyText') }}
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
