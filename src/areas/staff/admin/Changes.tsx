import { useTranslation } from 'react-i18next'
import { staffApi } from '@/api/endpoints/staff.ts'
import { campaignActions } from '@/api/contract/campaign-terms.ts'
import { LongText } from '@/shared/LongText.tsx'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import s from './admin.module.css'

/** The staff's recent changes, with author and reason. */
export function Changes() {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const answer = staffApi.useStaffChangesQuery(undefined, { refetchOnMountOrArgChange: 15 })
  return (
    <LoadedSection answer={answer} title={t('changes.title')} lines={4}>
      {({ records }) =>
        records.length === 0 ? (
          <p className="quiet">{t('changes.none')}</p>
        ) : (
          <PartedList as="ol" rows={records} className={s.changes}>
            {({ id, at, by, action, subject, reason }) => {
              const name = known(campaignActions, action)
              return (
                <li key={id}>
                  <p>
                    <strong>{name ? t(`changes.${name}`) : plainCode(action)}</strong>
                    {format.colon}
                    {subject.kind === 'campaign' && subject.id !== undefined ? (
                      <RouteLink
                        to={{ id: 'discountCampaigns', search: { open: String(subject.id) } }}
                      >
                        {cutText(subject.title)}
                      </RouteLink>
                    ) : (
                      cutText(subject.title)
                    )}
                  </p>
                  {reason && (
                    <p>
                      <LongText text={reason} most={1000} />
                    </p>
                  )}
                  <p className="quiet small">
                    {[by, at && format.date(at, 'dateTime')].filter(Boolean).join(format.comma)}
                  </p>
                </li>
              )
            }}
          </PartedList>
        )
      }
    </LoadedSection>
  )
}
