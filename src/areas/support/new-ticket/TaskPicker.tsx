import { useTranslation } from 'react-i18next'
import { ticketLimits } from '@/api/contract/tickets.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { useTyped } from '../tickets/use-typed.ts'
import s from '../account.module.css'

type TypedInput = Parameters<typeof useTyped>[0]

interface TaskPickerProps {
  input: TypedInput
  chosen: readonly string[]
  consent: { id: string; error: string | undefined; given: boolean; input: TypedInput }
}

const shownTasks = 20

/** Chooses from the latest tasks. Support may see them only with consent. */
export function TaskPicker({ input, chosen, consent }: TaskPickerProps) {
  const { t } = useTranslation('newTicket')
  const { t: shell } = useTranslation()
  const format = useFormat()
  const nameOf = useTypeName()
  const { hidden, set } = useTyped(input)
  const agree = useTyped(consent.input)
  const { data, error, isFetching, refetch } = taskApi.useNewestTasksQuery({ perPage: shownTasks })
  const full = chosen.length >= ticketLimits.tasks
  return (
    <fieldset className={`stack gap-3 ${s.tasks}`}>
      <legend>
        {t('tasks.legend')} <span className="quiet text-1 regular">{shell('form.optional')}</span>
      </legend>
      <input {...hidden} />
      <input {...agree.hidden} />
      {data ? (
        data.records.length === 0 ? (
          <p className="quiet text-1 regular">{t('tasks.none')}</p>
        ) : (
          <div className={`box grid gap-2 pad-y-3 pad-x-4 scroll ${s.newTicketList}`}>
            {data.records.map(({ id, type, typeTitle, submittedAt, host }) => {
              const isChosen = chosen.includes(id)
              return (
                <Checkbox
                  key={id}
                  checked={isChosen}
                  disabled={full && !isChosen}
                  onChange={() =>
                    set((isChosen ? chosen.filter((one) => one !== id) : [...chosen, id]).join(','))
                  }
                  label={t('tasks.one', { type: nameOf(type, typeTitle), id })}
                  help={[format.date(submittedAt, 'dateTime'), host].filter(Boolean).join(' · ')}
                />
              )
            })}
          </div>
        )
      ) : error ? (
        <ProblemState
          level={3}
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <SkeletonGroup label={shell('loading')}>
          <Skeleton lines={6} />
        </SkeletonGroup>
      )}
      <p role="status" className="quiet text-1 regular">
        {chosen.length > 0 && t('tasks.chosen', { count: chosen.length, max: ticketLimits.tasks })}
      </p>
      {chosen.length > 0 && (
        <Checkbox
          id={consent.id}
          error={consent.error}
          checked={consent.given}
          onChange={({ target }) => agree.set(target.checked ? 'yes' : '')}
          label={t('consent.label')}
          help={t('consent.help')}
        />
      )}
    </fieldset>
  )
}
