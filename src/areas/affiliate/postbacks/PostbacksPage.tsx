import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Postback } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { isAbsent } from '@/api/problem.ts'
import { serverTime } from '@/lib/server-clock.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { useParts } from '@/shared/list/use-parts.ts'
import { useAddress } from '@/shared/query/use-address.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PostbackCard } from './PostbackCard.tsx'

const loadAdd = async () => (await import('./AddPostback.tsx')).AddPostback
const loadLog = async () => (await import('./PostbackLog.tsx')).PostbackLog

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(postbackApi.endpoints.postbacks.initiate()))

/** The postbacks of a partner. A backend without them (404) is said to have none. */
export default function PostbacksPage() {
  const { t } = useTranslation('postbacks')
  const { t: common } = useTranslation()
  const [params] = useAddress()
  const answer = postbackApi.usePostbacksQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const { data, fulfilledTimeStamp = 0 } = answer
  const [added, setAdded] = useState<Postback['id'] | null>(null)
  const isFull = !!data && typeof data.max === 'number' && data.records.length >= data.max
  return (
    <AccountFrame wide title={common('nav.crumb.partnerPostbacks')} lead={t('lead')}>
      {isAbsent(answer) ? (
        <Notice tone="info" title={t('absent.title')}>
          {t('absent.text')}
        </Notice>
      ) : (
        <>
          <LoadedSection answer={answer} title={t('list.title')} lines={26}>
            {({ records }) =>
              records.length === 0 ? (
                <EmptyState level={3} illustration={<EmptyBox />} title={t('list.empty')}>
                  {t('list.emptyText')}
                </EmptyState>
              ) : (
                <PostbackList
                  postbacks={records}
                  added={added}
                  now={serverTime(fulfilledTimeStamp)}
                />
              )
            }
          </LoadedSection>
          {data &&
            (isFull ? (
              <p className="quiet">{t('add.full', { max: data.max ?? 0 })}</p>
            ) : (
              <LateSection
                title={t('add.title')}
                lines={20}
                load={loadAdd}
                props={{ taken: data.records.map(({ url }) => url), onAdded: setAdded }}
              />
            ))}
          {data && data.records.length > 0 && (
            <div id="log">
              <LateSection
                title={t('log.title')}
                lines={14}
                load={loadLog}
                props={{ postbacks: data.records }}
                // An address with a query names something of the log, so it loads at once.
                onSight={params.size === 0}
              />
            </div>
          )}
        </>
      )}
    </AccountFrame>
  )
}

interface PostbackListProps {
  postbacks: readonly Postback[]
  /** The ID of the one that was added last. */
  added: Postback['id'] | null
  now: number
}

function PostbackList({ postbacks, added, now }: PostbackListProps) {
  const { t } = useTranslation('postbacks')
  const list = useRef<HTMLUListElement>(null)
  const parts = useParts(postbacks, list)
  return (
    <>
      <ul ref={list} data-list="" className="stack bare gap-6" aria-label={t('list.title')}>
        {parts.drawn.map((postback) => (
          <PostbackCard
            key={postback.id}
            postback={postback}
            taken={postbacks.flatMap(({ id, url }) => (id === postback.id ? [] : [url]))}
            fresh={postback.id === added}
            now={now}
          />
        ))}
      </ul>
      <MoreParts {...parts} />
    </>
  )
}
