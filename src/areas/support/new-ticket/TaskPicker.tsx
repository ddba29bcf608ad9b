import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { ticketLimits } from '@/api/contract/tickets.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { toProblem } from '@/api/problem.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { withGap } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { MoreParts } from '@/shared/list/MoreParts.tsx'
import { SearchControl } from '@/shared/list/SearchControl.tsx'
import { cardPart, useParts } from '@/shared/list/use-parts.ts'
import { searchParam } from '@/shared/query/query.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
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

const atOnce = 20
const idField = searchParam('id', 1, 64)

/**
 * Chooses from the tasks: the latest, earlier ones on request, and one by its id. Support may see
 * them only with consent.
 */
export function TaskPicker({ input, chosen, consent }: TaskPickerProps) {
  const { t } = useTranslation('newTicket')
  const { t: shell } = useTranslation()
  const format = useFormat()
  const nameOf = useTypeName()
  const { hidden, set } = useTyped(input)
  const agree = useTyped(consent.input)
  const [id, setId] = useState('')
  const list = taskApi.useTasksInfiniteQuery({ perPage: atOnce, ...(id && { id }) })
  const { currentData, error, isFetching, refetch } = list
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = list
  const tasks = currentData?.pages.flatMap(({ records }) => records)
  const box = useRef<HTMLUListElement>(null)
  const parts = useParts(tasks ?? [], box, currentData?.pages.length, cardPart)
  // A chosen task stays in sight, whatever is searched for.
  const others = chosen.filter((one) => !parts.drawn.some((task) => task.id === one))
  const choose = (one: string, isChosen: boolean) =>
    set((isChosen ? chosen.filter((other) => other !== one) : [...chosen, one]).join(','))
  const full = chosen.length >= ticketLimits.tasks
  return (
    <fieldset className={`stack gap-3 ${s.tasks}`}>
      <legend>
        {withGap(t('tasks.legend'))}
        <span className="quiet text-1 regular">{shell('form.optional')}</span>
      </legend>
      <input {...hidden} />
      <input {...agree.hidden} />
      <SearchControl
        words={{ label: t('tasks.find'), help: '' }}
        clearLabel={shell('action.clearSearch')}
        field={idField}
        value={id}
        onChange={setId}
      />
      {tasks ? (
        tasks.length + others.length === 0 ? (
          <p className="quiet text-1 regular">{t(id ? 'tasks.notFound' : 'tasks.none')}</p>
        ) : (
          <div className={`box grid gap-2 pad-y-3 pad-x-4 scroll ${s.newTicketList}`}>
            {others.map((one) => (
              <Checkbox key={one} checked onChange={() => choose(one, true)} label={one} />
            ))}
            <ul ref={box} className="bare grid gap-2" data-list="">
              {parts.drawn.map(({ id: one, type, typeTitle, submittedAt, host }) => {
                const isChosen = chosen.includes(one)
                return (
                  <li key={one}>
                    <Checkbox
                      checked={isChosen}
                      disabled={full && !isChosen}
                      onChange={() => choose(one, isChosen)}
                      label={t('tasks.one', { type: nameOf(type, typeTitle), id: one })}
                      help={joinTexts(' · ', [format.date(submittedAt, 'dateTime'), host])}
                    />
                  </li>
                )
              })}
            </ul>
            <MoreParts {...parts} />
            {id !== '' && tasks.length === 0 && (
              <p className="quiet text-1 regular">{t('tasks.notFound')}</p>
            )}
            {hasNextPage && parts.left === 0 && (
              <Button
                variant="tertiary"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {shell(isFetchNextPageError ? 'action.retry' : 'action.more')}
              </Button>
            )}
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
