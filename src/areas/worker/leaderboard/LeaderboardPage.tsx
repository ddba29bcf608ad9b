import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { HubNav } from '../hub-nav/HubNav.tsx'
import { StartBand } from '../hub-nav/Start.tsx'
import s from './board.module.css'

const loadBoard = async () => (await import('./BoardTable.tsx')).BoardTable
const rules = ['order', 'period', 'accuracy', 'filter', 'prize', 'privacy'] as const

export default function LeaderboardPage() {
  const { t } = useTranslation('hub')
  return (
    <>
      <PageHead title={t('board.head.title')} description={t('board.head.description')} />
      <HubNav here="leaderboard" />
      <PageHero title={t('board.title')} mark={t('board.mark')} lead={t('board.lead')} />
      <Section title={t('board.section')}>
        <LatePart load={loadBoard} props={{}} fallback={<BoardHole />} failed={<Lost />} />
      </Section>
      <Section title={t('board.rules.title')} tone="alice">
        <Points
          items={rules.map((id) => ({
            id,
            title: t(`board.rules.${id}.title`),
            text: t(`board.rules.${id}.text`),
          }))}
        />
      </Section>
      <StartBand page="board" />
    </>
  )
}

/** Shown if the table's chunk cannot be loaded. The rules work without it. */
function Lost() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="stack gap-3 items-start">
      <h3 className="heading">{t('problem.PART_LOST.title')}</h3>
      <p className="quiet">{t('problem.PART_LOST.text')}</p>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </div>
  )
}

/** A placeholder at the table's size. Without scripts it says why it stays empty. */
function BoardHole() {
  const { t } = useTranslation('hub')
  const { t: common } = useTranslation()
  return (
    <div className="stack gap-5">
      <p className={s.still}>{t('board.still')}</p>
      <SkeletonGroup label={common('loading')} className={`stack gap-5 ${s.hole}`}>
        <Skeleton variant="block" className={s.holeTools} />
        <Skeleton variant="block" className={s.holeTable} />
      </SkeletonGroup>
    </div>
  )
}
