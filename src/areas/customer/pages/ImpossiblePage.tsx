import { useTranslation } from 'react-i18next'
import type { Dispatch } from '@/session/person.ts'
import { firstPaint } from '@/shared/account/first-paint.ts'
import { useSearchParams } from 'react-router'
import { unsolvedApi } from '@/api/endpoints/unsolved.ts'
import { readUnsolvedQuery } from '../model/settings/unsolved.ts'
import { SettingFrame } from '../parts/settings/SettingFrame.tsx'
import { perPage, UnsolvedGallery } from '../parts/settings/unsolved/UnsolvedGallery.tsx'

interface Arrival {
  request: Request
  store: { dispatch: Dispatch }
}

export const loader = ({ request, store: { dispatch } }: Arrival): Promise<null> =>
  firstPaint(dispatch(unsolvedApi.endpoints.impossible.initiate({ ...readUnsolvedQuery(new URL(request.url).searchParams), perPage })))

export default function ImpossiblePage() {
  const { t } = useTranslation('unsolved')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  const list = unsolvedApi.useImpossibleQuery({ ...readUnsolvedQuery(params), perPage }, { refetchOnMountOrArgChange: 30 })
  const [hide] = unsolvedApi.useHideImpossibleMutation()
  const [restore] = unsolvedApi.useRestoreImpossibleMutation()
  return (
    <SettingFrame title={common('nav.crumb.impossibleCaptchas')} lead={t('impossible.lead')}>
      <UnsolvedGallery
        title={t('impossible.title')}
        text={t('impossible.text')}
        empty={{ title: t('impossible.empty'), text: t('impossible.emptyText') }}
        list={list}
        hide={(id) => hide({ id }).unwrap()}
        restore={(id) => restore({ id }).unwrap()}
      />
    </SettingFrame>
  )
}
