import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import type { SoftwareItem, SoftwareReviews } from '@/api/contract/software.ts'
import { reviewSortings } from '@/api/contract/software-terms.ts'
import type { ReviewSorting } from '@/api/contract/software-terms.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { useUser } from '@/session/use-user.ts'
import { ListEnd } from '@/shared/infinite-list/ListEnd.tsx'
import { growing, useGrowingList } from '@/shared/infinite-list/use-growing-list.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { Distribution } from './Distribution.tsx'
import { OwnReview } from './OwnReview.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import s from '../software.module.css'

const reading = {
  records: ({ records }: SoftwareReviews) => records,
  total: ({ totalCount }: SoftwareReviews) => totalCount,
}

/** The reviews of a program, and the reader's own. */
export function Reviews({ item }: { item: SoftwareItem }) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const { slug } = item
  const [sorting, setSorting] = useState<ReviewSorting>('new')
  const arg = { slug, ...(sorting !== 'new' && { sort: sorting }) }
  const list = useGrowingList(softwareApi.useSoftwareReviewsInfiniteQuery(arg, growing), reading)
  const { user } = useUser()
  const { data: own } = softwareApi.useOwnReviewQuery(user ? { slug } : skipToken)
  const shown = common('list.shown', { count: list.total, shown: list.items.length })
  return (
    <section aria-labelledby="reviews" className="stack gap-5">
      <div className="cluster gap-3 align-end between">
        <h2 id="reviews" className="title">
          {t('reviews.title')}
        </h2>
        {list.total > 1 && (
          <Field label={common('label.sort')} className={s.sort}>
            <Select
              value={sorting}
              onChange={({ target }) =>
                setSorting(reviewSortings.find((one) => one === target.value) ?? 'new')
              }
            >
              {reviewSortings.map((one) => (
                <option key={one} value={one}>
                  {t(`reviews.by.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <div className={`stack gap-6 ${s.columns}`}>
        <div className="stack gap-4 content-start">
          {item.rating && item.rating.count > 0 && <Distribution rating={item.rating} />}
          {user !== undefined && <OwnReview item={item} isSignedIn={user !== null} own={own} />}
        </div>
        <div className="stack gap-4 content-start">
          {list.first === 'loading' && (
            <SkeletonGroup
              label={common('loading')}
              className={`grid gap-5 content-start ${s.room}`}
            >
              <Skeleton lines={4} />
              <Skeleton lines={4} />
            </SkeletonGroup>
          )}
          {list.first === 'failed' && list.problem && (
            <ProblemState level={3} problem={list.problem} onRetry={list.retry} busy={list.busy} />
          )}
          {list.first === 'here' && list.items.length === 0 && (
            <p className="quiet">{t('reviews.empty')}</p>
          )}
          {list.items.length > 0 && (
            <>
              <ul className="stack gap-4">
                {list.items.map((review) => (
                  <li key={`${review.id} ${review.editedAt ?? ''}`}>
                    <ReviewCard
                      review={review}
                      canVote={Boolean(user) && own?.review?.id !== review.id}
                      canReply={own?.isOwner === true}
                    />
                  </li>
                ))}
              </ul>
              <ListEnd
                id={`${slug} ${sorting}`}
                count={list.items.length}
                hasMore={list.hasMore}
                next={list.next}
                onMore={list.next === 'failed' ? list.retry : list.more}
                words={{
                  more: t('reviews.more'),
                  loading: common('loading'),
                  failed: t('reviews.moreFailed'),
                  retry: common('action.retry'),
                  end: common('list.end'),
                  shown,
                  came: (added) => t('reviews.came', { count: added, shown }),
                }}
              />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
