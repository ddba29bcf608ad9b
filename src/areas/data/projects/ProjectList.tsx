import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import type { ProjectRow } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { useHref } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { RowMenu } from '@/shared/RowMenu.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { List } from '@/shared/list/List.tsx'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { toast } from '@/ui/toast-store.ts'
import { hasTurned } from '../kit/has-turned.ts'
import { useLabelWords } from '../kit/label-words.ts'
import { ProjectBadge } from '../kit/ProjectBadge.tsx'
import s from '../kit/kit.module.css'
import { projectCommands } from './projects.ts'
import type { ProjectCommand, projectQuery } from './projects.ts'

interface ProjectListProps {
  query: ListQuery<(typeof projectQuery)['fields']>
}

export function ProjectList({ query }: ProjectListProps) {
  const answer = labelProjectApi.useLabelProjectsQuery(query.value, {
    refetchOnMountOrArgChange: 30,
  })
  const { t } = useTranslation('labelProjects')
  const { t: labels } = useTranslation('labelCommon')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const { kindName } = useLabelWords()
  const href = useHref()
  const navigate = useNavigate()
  const action = useAction()
  const [duplicate] = labelProjectApi.useDuplicateLabelProjectMutation()
  const [turn] = labelProjectApi.useTurnLabelProjectMutation()

  const run = (project: ProjectRow, command: ProjectCommand) =>
    void action.run(async () => {
      if (command === 'duplicate') {
        const copy = await duplicate({ id: project.id }).unwrap()
        await navigate(href({ id: 'labelProjectEdit', params: { id: String(copy.id) } }))
        return
      }
      await withTruth(
        turn({ id: project.id, action: command }).unwrap(),
        answer.refetch,
        // Under a filter by status the row is gone.
        ({ records }) =>
          records.every(({ id, status }) => id !== project.id || hasTurned(command, status)),
      )
      toast({ tone: 'ok', id: 'projects', text: t(`done.${command}`, { title: project.title }) })
    })
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: labels('project'),
          rowHeader: true,
          cell: ({ id, title, kind }: ProjectRow) => (
            <span className="stack gap-0">
              <RouteLink to={{ id: 'labelProject', params: { id: String(id) } }}>
                {cutText(title) || '—'}
              </RouteLink>
              <span className="quiet text-1" data-folds="">
                {kindName(kind)}
              </span>
            </span>
          ),
        },
        {
          key: 'status',
          header: common('label.status'),
          state: true,
          lead: 'bare',
          cell: ({ status }) => <ProjectBadge status={status} />,
        },
        {
          key: 'done',
          header: t('column.done'),
          numeric: true,
          cell: ({ totals }) =>
            t('doneOf', {
              done: format.number(totals.accepted + totals.review),
              all: format.number(totals.items),
            }),
        },
        {
          key: 'doubt',
          header: t('column.doubt'),
          numeric: true,
          folds: true,
          cell: ({ totals }) => format.number(totals.doubt),
        },
        {
          key: 'spent',
          header: common('label.spent'),
          numeric: true,
          folds: true,
          cell: ({ spent }) => spent && money(spent.amount, spent.currency),
        },
        {
          key: 'updatedAt',
          header: t('column.updated'),
          folds: true,
          nowrap: true,
          cell: ({ updatedAt }) => updatedAt && <DateTime at={updatedAt} />,
        },
        {
          key: 'actions',
          header: common('label.actions'),
          hideHeader: true,
          folds: true,
          cell: (project) => (
            <div className="cluster gap-3 justify-end">
              <RowMenu
                label={t('menuOf', { title: cutText(project.title) })}
                items={projectCommands(project).map((command) => ({
                  id: command,
                  label: t(`command.${command}`),
                  onSelect: () => run(project, command),
                }))}
              />
            </div>
          ),
        },
      ]}
      section={{ title: t('title') }}
      filtersClass={s.filters}
      words={{
        found: (count) => t('found', { count }),
        empty: {
          title: t('empty.title'),
          text: t('empty.text'),
          action: (
            <RouteLink to={{ id: 'labelProjectNew' }} className={buttonClass()}>
              {common('nav.crumb.labelProjectNew')}
            </RouteLink>
          ),
        },
      }}
      filters={{
        text: { label: common('action.search'), help: common('form.atLeastThree') },
        status: { label: common('label.status'), nameOf: (state) => labels(`state.${state}`) },
        kind: { label: common('label.kind'), nameOf: kindName },
        sort: { label: common('label.sort'), nameOf: (order) => t(`sort.${order}`) },
      }}
      notice={<ActionProblem action={action} />}
    />
  )
}
