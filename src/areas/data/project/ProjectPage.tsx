import { useTranslation } from '@/i18n/use-translation.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { compare } from '@/lib/decimal.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { ApiView } from '../kit/ApiView.tsx'
import { loadProject, ProjectFrame } from '../kit/ProjectFrame.tsx'
import { NextStep } from './NextStep.tsx'
import { ProjectQuality } from './ProjectQuality.tsx'
import { WorkerQuestions } from './WorkerQuestions.tsx'

const methods = ['dataSubmit', 'dataPay', 'dataQuality', 'dataQuestions'] as const

export const loader = loadProject

/** A project: what comes next, how far it is, what it has cost, and how much people agree. */
export default function ProjectPage() {
  return (
    <ProjectFrame page="labelProject">
      {(project) => (
        <>
          <NextStep key={String(project.id)} project={project} />
          <ProjectProgress project={project} />
          {project.totals.items > 0 && <ProjectQuality project={project} />}
          <WorkerQuestions project={project} />
          <ApiView methods={methods} projectId={project.id} fields={payFields(project)} />
        </>
      )}
    </ProjectFrame>
  )
}

/** The payment that comes next, if there is one. */
function payFields({ price: { estimate, trial }, status }: LabelProject) {
  const part = status === 'quoted' && trial ? 'trial' : 'all'
  const sum = part === 'trial' ? trial : estimate
  return sum
    ? { dataPay: { part, price: { amount: sum.amount, currency: sum.currency } } }
    : undefined
}

function ProjectProgress({ project: { totals, price, budget } }: { project: LabelProject }) {
  const { t } = useTranslation('labelProject')
  const format = useFormat()
  const money = useMoneyText()
  const done = totals.accepted + totals.review
  const sums = [
    ['perItem', price.perItem],
    ['budget', budget],
    ['spent', price.spent],
    ['held', price.held && compare(price.held.amount, '0') > 0 ? price.held : null],
  ] as const
  const counts = [
    ['waiting', totals.waiting],
    ['inProgress', totals.inProgress],
    ['review', totals.review],
    ['doubt', totals.doubt],
    ['accepted', totals.accepted],
    ['rejected', totals.rejected],
    ['errors', totals.errors],
  ] as const
  return (
    <AccountSection title={t('progress.title')}>
      <div className="stack gap-4">
        <Progress
          label={t('progress.label')}
          value={done}
          max={Math.max(1, totals.items)}
          text={t('progress.of', { done: format.number(done), all: format.number(totals.items) })}
        />
        <DescriptionList layout="rows" terms="text" details="strong" lines="between">
          {counts
            .filter(([id, value]) => value > 0 || id === 'waiting' || id === 'accepted')
            .map(([id, value]) => (
              <Description key={id} term={t(`count.${id}`)}>
                {format.number(value)}
              </Description>
            ))}
          {sums.map(
            ([id, sum]) =>
              sum && (
                <Description key={id} term={t(`sum.${id}`)}>
                  {money(sum.amount, sum.currency)}
                </Description>
              ),
          )}
        </DescriptionList>
      </div>
    </AccountSection>
  )
}
