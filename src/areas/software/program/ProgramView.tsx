import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareItem } from '@/api/contract/software.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { seenOr } from '@/lib/unseen.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { ProgramLogo } from '../terms/ProgramLogo.tsx'
import { RatingLine } from '../terms/Stars.tsx'
import { useTerms } from '@/shared/program/use-terms.ts'
import { ProgramFigures } from './ProgramFigures.tsx'
import { ScreenshotGallery } from './ScreenshotGallery.tsx'
import { OutLink } from './OutLink.tsx'
import { ProgramFacts } from './ProgramFacts.tsx'
import { ReportProgram } from './ReportProgram.tsx'
import { ReviewsPlaceholder } from './ReviewsPlaceholder.tsx'
import { foreignTag } from '@/site/languages.ts'
import s from '../software.module.css'

const loadAlternatives = async () => (await import('./Alternatives.tsx')).Alternatives
const loadReviews = async () => (await import('./Reviews.tsx')).Reviews

interface ProgramViewProps {
  item: SoftwareItem
  /** The description that the build wrote into the document. */
  servedHtml?: string | undefined
  /** In a dialog: below its title, without figures and reviews. */
  isPreview?: boolean
}

/** A program as the public sees it. The owner's preview uses it too. */
export function ProgramView({ item, servedHtml, isPreview = false }: ProgramViewProps) {
  const Title = isPreview ? 'h3' : 'h1'
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const format = formatFor(useLocale())
  const terms = useTerms()
  const { language } = usePage()
  const foreign = foreignTag(item.language, language)
  // A program has one language; the names of the categories have all.
  const { data: known } = softwareApi.useSoftwareCategoriesQuery({ language })
  const { title, tagline, owner, verified, rating } = item
  const categories = item.categories.map(
    ({ slug, title: own }) => known?.records.find((one) => one.slug === slug)?.title ?? own,
  )
  return (
    <>
      <div className={`alice line-below ${s.band}`}>
        <Container className={`stack gap-4 align-start ${s.head}`}>
          <ProgramLogo url={item.logoUrl} title={title} size="lg" eager />
          <div className={`min-0 ${s.titles}`}>
            <Title className="title">
              {cutText(seenOr([title, item.slug], common('label.program')))}
            </Title>
            {tagline && (
              <p className="lead" lang={foreign}>
                {cutText(tagline, 1000)}
              </p>
            )}
            <p className={`cluster break mt-3 quiet text-2 ${s.meta}`}>
              <RatingLine avg={rating?.avg ?? null} count={rating?.count ?? 0} />
              {item.pricing && <span>{terms.pricing(item.pricing)}</span>}
              {owner && <span>{t('program.by', { name: cutText(owner.name, 60) })}</span>}
              {categories.length > 0 && (
                <span>{format.list(categories.map((one) => cutText(one, 60)))}</span>
              )}
              {verified && (
                <span className="inline-row gap-1 ok">
                  <BadgeCheck size={16} aria-hidden="true" />
                  {t('verified')}
                </span>
              )}
            </p>
          </div>
          <div className={`cluster gap-3 ${s.actions}`}>
            <OutLink url={item.downloadUrl} className={buttonClass({ size: 'lg' })}>
              {common('action.download')}
            </OutLink>
            <OutLink
              url={item.website}
              className={buttonClass({
                size: 'lg',
                variant: item.downloadUrl ? 'secondary' : 'primary',
              })}
            >
              {t('program.website')}
            </OutLink>
          </div>
        </Container>
      </div>
      <Container className={`grid gap-6 gap-x-8 ${s.body}`}>
        <div className="stack gap-6 content-start">
          {item.screenshots.length > 0 && <ScreenshotGallery shots={item.screenshots} />}
          <section aria-labelledby="program-about" className="stack gap-3 break measure">
            <h2 id="program-about">{t('program.about')}</h2>
            <ServerHtml
              kind="article"
              html={item.description ?? ''}
              served={servedHtml}
              lang={foreign}
            />
          </section>
          {!isPreview && <ProgramFigures slug={item.slug} />}
        </div>
        <aside className="stack gap-5 content-start" aria-label={common('label.details')}>
          <ProgramFacts item={item} />
          {!isPreview && <ReportProgram item={item} />}
        </aside>
      </Container>
      {!isPreview && (
        <div className={`line-above alice ${s.reviewBand}`}>
          <Container>
            <LatePart
              load={loadReviews}
              props={{ item }}
              fallback={<ReviewsPlaceholder />}
              onSight
            />
          </Container>
        </div>
      )}
      {!isPreview && (
        <Container className={s.alternatives}>
          <LatePart load={loadAlternatives} props={{ item }} fallback={null} onSight />
        </Container>
      )}
    </>
  )
}
