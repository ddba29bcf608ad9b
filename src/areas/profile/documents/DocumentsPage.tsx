import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation, useSearchParams } from 'react-router'
import { documentApi } from '@/api/endpoints/ledger.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { documentQuery, toDocumentsArg } from './lists.ts'
import { Documents } from './Documents.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

const loadIdentity = async () => (await import('./identity/IdentitySection.tsx')).IdentitySection
const identityWords = ['identity'] as const
const loadData = async () => (await import('./DataSection.tsx')).DataSection
const dataWords = ['allData'] as const
const loadRequisites = async () => (await import('./RequisitesSection.tsx')).RequisitesSection

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(documentApi.endpoints.requisites.initiate()))

export default function DocumentsPage() {
  const { t } = useTranslation('profileDocs')
  const { t: common } = useTranslation()
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const details = useRef<HTMLDivElement>(null)
  const identity = useRef<HTMLDivElement>(null)
  const archive = useRef<HTMLDivElement>(null)
  const { listed } = documentApi.useDocumentsQuery(toDocumentsArg(documentQuery.read(params)), {
    selectFromResult: ({ isLoading }) => ({ listed: !isLoading }),
  })
  // The list loads above the target of the hash and moves it.
  useEffect(() => {
    if (listed && hash === '#requisites') details.current?.scrollIntoView()
    if (listed && hash === '#identity') identity.current?.scrollIntoView()
    if (listed && hash === '#data') archive.current?.scrollIntoView()
  }, [hash, listed])
  return (
    <AccountFrame title={common('nav.crumb.profileDocs')} lead={t('docs.lead')}>
      <Documents />
      <div id="requisites" ref={details}>
        <LateSection title={t('requisites.title')} lines={25} load={loadRequisites} props={{}} />
      </div>
      {/* Last, because a backend may have no such sections. */}
      <div id="identity" ref={identity}>
        <LateSection
          title={t('identity.title')}
          lines={6}
          load={loadIdentity}
          props={{}}
          ns={identityWords}
          onSight={hash !== '#identity'}
        />
      </div>
      <div id="data" ref={archive}>
        <LateSection
          title={t('data.title')}
          lines={8}
          load={loadData}
          props={{}}
          ns={dataWords}
          onSight={hash !== '#data'}
        />
      </div>
    </AccountFrame>
  )
}
