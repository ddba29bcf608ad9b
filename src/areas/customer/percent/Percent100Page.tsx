import { useTranslation } from '@/i18n/use-translation.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { PercentEditor } from './PercentEditor.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(settingsApi.endpoints.percent100.initiate()))

export default function Percent100Page() {
  const { t } = useTranslation('percent')
  const { t: common } = useTranslation()
  const answer = settingsApi.usePercent100Query()
  return (
    <AccountFrame wide title={common('nav.crumb.percent100')} lead={t('lead')}>
      <Loaded
        answer={answer}
        skeleton={
          <>
            <SectionSkeleton title={common('label.percent')} lines={5} />
            <SectionSkeleton title={t('rules.title')} lines={31} />
            <SectionSkeleton title={t('cost.title')} lines={8} />
          </>
        }
      >
        {(known) => <PercentEditor known={known} />}
      </Loaded>
    </AccountFrame>
  )
}
