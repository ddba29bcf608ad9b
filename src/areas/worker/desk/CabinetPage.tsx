import { useTranslation } from '@/i18n/use-translation.ts'
import { useSearchParams } from 'react-router'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { ratingId } from '../fairness/places.ts'
import { Ways } from '../frame/Ways.tsx'
import { WorkerFrame } from '../frame/WorkerFrame.tsx'
import { CabinetWork } from './CabinetWork.tsx'
import { deskLoader } from './desk-loader.ts'

const loadFairnessSection = async () =>
  (await import('../fairness/FairnessSection.tsx')).FairnessSection

export const loader = deskLoader

/** The worker's start page: the work, and the figures of the account. */
export default function CabinetPage() {
  const [params] = useSearchParams()
  const { t } = useTranslation('desk')
  const { t: fair } = useTranslation('fairness')
  const { t: common } = useTranslation()
  return (
    <WorkerFrame
      title={common('nav.crumb.cabinet')}
      actions={
        <RouteLink
          to={{ id: 'play' }}
          className={buttonClass({ variant: 'secondary' })}
          data-key="no"
        >
          {t('full')}
        </RouteLink>
      }
    >
      {(user) => (
        <>
          <Ways folded />
          <CabinetWork user={user} />
          <div id={ratingId}>
            <LateSection
              title={fair('title')}
              lines={24}
              load={loadFairnessSection}
              props={{}}
              onSight={!params.has('day')}
            />
          </div>
        </>
      )}
    </WorkerFrame>
  )
}
