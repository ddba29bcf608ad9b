// Over 250 lines: the grid, the single view and their keys share one place in the batch.
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { known } from '@/lib/known.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { toProblem } from '@/api/problem.ts'
import { cutText } from '@/lib/cut-text.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { FoundText, UnitPicture, UnitView } from '../kit/UnitView.tsx'
import { ReadInstructions } from './ReadInstructions.tsx'
import { returnForm } from './return-form.ts'
import { useReviewUnits } from './use-review-units.ts'
import type { UnitVerdict } from './use-review-units.ts'
import s from './review.module.css'

const correctionWords = ['annotator'] as const
const loadReturn = async () => (await import('./ReturnDialog.tsx')).ReturnDialog
const loadCorrection = async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog

const verdictTones: Record<UnitVerdict, 'ok' | 'bad' | 'info'> = {
  accepted: 'ok',
  rejected: 'bad',
  corrected: 'info',
}

export function ReviewDesk({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelReview')
  const { t: common } = useTranslation()
  const review = useReviewUnits(project)
  const { units, verdicts, refused, left, held } = review
  const [at, setAt] = useState(0)
  const [single, setSingle] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const [returning, setReturning] = useRowOverDraft(units, ({ id }) => returnForm(project, id))
  const root = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const place = Math.min(at, Math.max(0, units.length - 1))
  const unit = units[place]
  const open = units.filter(({ id }) => !verdicts.has(id))
  const isOver = units.length > 0 && open.length === 0

  const focusUnit = (index: number): void => {
    setAt(index)
    const card = grid.current?.querySelectorAll<HTMLElement>('[data-unit]')[index]
    // In the single view the picture above stays where it is, and the row of cards scrolls alone.
    card?.focus({ preventScroll: single })
    if (single && card) showInRow(grid.current, card)
  }
  /** Goes on to the next unit without a verdict; after the last one, to those that were left out. */
  const advance = (from: number): void => {
    const others = units.flatMap(({ id }, index) =>
      index === from || verdicts.has(id) ? [] : [index],
    )
    const next = others.find((index) => index > from) ?? others[0]
    if (next !== undefined) focusUnit(next)
  }
  const accept = (): void => {
    if (!unit || verdicts.has(unit.id)) return
    review.accept([unit.id])
    advance(place)
  }
  const ask = (kind: 'return' | 'correct'): void => {
    if (!unit || verdicts.has(unit.id)) return
    if (kind === 'return') setReturning(unit)
    else setCorrecting(true)
  }
  const undo = (): void => {
    const id = review.undo()
    const index = units.findIndex((one) => one.id === id)
    if (index >= 0) focusUnit(index)
  }
  const turn = (step: number): void => {
    const next = Math.max(0, Math.min(units.length - 1, place + step))
    focusUnit(next)
  }
  const names = {
    A: t('accept'),
    R: t('return'),
    C: t('correct'),
    U: common('action.undo'),
    V: single ? t('view.grid') : t('view.single'),
    N: t('next'),
  }
  useShortcuts(
    {
      title: t('title'),
      shortcuts: [
        { keys: ['A'], name: names.A, run: accept },
        { keys: ['R'], name: names.R, run: () => ask('return') },
        { keys: ['C'], name: names.C, run: () => ask('correct') },
        { keys: ['U'], name: names.U, run: undo },
        { keys: ['V'], name: names.V, run: () => setSingle(!single) },
        { keys: ['N'], name: names.N, run: () => isOver && review.next() },
      ],
    },
    { within: root },
  )
  // The picture and the sentences beside it fit on a screen below the bar.
  useLayoutEffect(() => {
    if (single) root.current?.scrollIntoView?.({ block: 'start' })
  }, [single])
  // The keys work where the focus is, so a new batch takes it.
  const isReady = units.length > 0
  const begin = useEffectEvent(() => focusUnit(0))
  useLayoutEffect(() => {
    if (isReady) begin()
  }, [isReady, units])

  const problem = review.problem ? toProblem(review.problem) : null
  // The project is there, so it is the review that a backend does not have.
  if (problem?.status === 404)
    return <EmptyState title={t('absent.title')}>{t('absent.text')}</EmptyState>
  const failed = problem ? <ProblemState problem={problem} onRetry={review.next} level={2} /> : null
  if (units.length === 0 && failed) return failed
  if (review.isLoading && units.length === 0)
    return <SectionSkeleton title={t('title')} lines={60} />
  if (units.length === 0)
    return (
      <EmptyState
        title={held > 0 ? t('held.title') : t('empty.title')}
        action={
          <Button variant="secondary" onClick={review.next}>
            {t('again')}
          </Button>
        }
      >
        {held > 0 ? t('held.text', { count: held }) : t('empty.text')}
      </EmptyState>
    )
  const arrows = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columnsOf(grid.current),
      ArrowUp: -columnsOf(grid.current),
    }
    const step = known(steps, event.key)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(step)
  }
  return (
    <AccountSection
      title={t('title')}
      text={t('text')}
      aside={
        <span role="status">
          {t('state', { done: units.length - open.length, all: units.length, left })}
        </span>
      }
    >
      <div ref={root} className={`stack gap-4 ${s.desk}`}>
        {failed}
        <div className={`cluster gap-2 pad-y-2 paper ${s.bar}`}>
          <div className={`cluster gap-2 paper ${s.verdicts}`}>
            <Button onClick={accept}>
              {names.A} <Kbd>A</Kbd>
            </Button>
            <Button variant="secondary" onClick={() => ask('return')}>
              {names.R} <Kbd>R</Kbd>
            </Button>
            <Button variant="secondary" onClick={() => ask('correct')}>
              {names.C} <Kbd>C</Kbd>
            </Button>
            <Button variant="tertiary" onClick={undo} aria-disabled={verdicts.size === 0}>
              {names.U} <Kbd>U</Kbd>
            </Button>
            {isOver && (
              <Button
                className={s.next}
                onClick={review.next}
                loading={review.isLoading}
                loadingText={common('loading')}
              >
                {names.N} <Kbd>N</Kbd>
              </Button>
            )}
          </div>
          <div className="cluster gap-2">
            <Button variant="tertiary" aria-pressed={single} onClick={() => setSingle(!single)}>
              {names.V} <Kbd>V</Kbd>
            </Button>
            <Button
              variant="tertiary"
              onClick={() => review.accept(open.map(({ id }) => id))}
              aria-disabled={open.length === 0}
            >
              {isOver ? t('allDecided') : t('acceptAll', { count: open.length })}
            </Button>
          </div>
        </div>
        <div className={single ? 'grid gap-4' : undefined}>
          {single && unit && (
            <div className="stack gap-3 min-0">
              <h3 className="break">{cutText(unit.name)}</h3>
              <UnitView key={unit.id} project={project} item={unit} isLarge>
                <ReadInstructions project={project} item={unit} />
              </UnitView>
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons */}
          <ul
            ref={grid}
            className={single ? s.strip : s.grid}
            aria-label={t('units')}
            onKeyDown={arrows}
          >
            {units.map((one, index) => (
              <UnitCard
                key={one.id}
                project={project}
                item={one}
                isCurrent={index === place}
                verdict={verdicts.get(one.id)}
                refusal={refused.get(one.id)}
                onChoose={() => focusUnit(index)}
              />
            ))}
          </ul>
        </div>
        {returning && (
          <LateDialog
            load={loadReturn}
            props={{
              project,
              item: returning,
              onDone: () => {
                review.note(returning.id, 'rejected')
                advance(place)
              },
              onClose: () => setReturning(null),
            }}
          />
        )}
        {unit && correcting && (
          <LateDialog
            load={loadCorrection}
            ns={correctionWords}
            props={{
              project,
              item: unit,
              onDone: () => {
                review.note(unit.id, 'corrected')
                advance(place)
              },
              onClose: () => setCorrecting(false),
            }}
          />
        )}
      </div>
    </AccountSection>
  )
}

/** Scrolls a row of cards so that one of them stands in its middle. */
function showInRow(row: HTMLElement | null, card: HTMLElement): void {
  if (!row) return
  const [of, one] = [row.getBoundingClientRect(), card.getBoundingClientRect()]
  row.scrollLeft += one.left - of.left - (of.width - one.width) / 2
}

/** The units in a row of the grid, as it is laid out now. */
function columnsOf(list: HTMLElement | null): number {
  const cards = [...(list?.children ?? [])]
  const top = cards[0]?.getBoundingClientRect().top
  const row = cards.findIndex((card) => card.getBoundingClientRect().top !== top)
  return row < 1 ? 1 : row
}

interface UnitCardProps {
  project: LabelProject
  item: WholeLabelItem
  isCurrent: boolean
  verdict: UnitVerdict | undefined
  /** The backend's code, if it refused the verdict. */
  refusal: string | undefined
  onChoose: () => void
}

function UnitCard({ project, item, isCurrent, verdict, refusal, onChoose }: UnitCardProps) {
  const { t } = useTranslation('labelReview')
  return (
    <li>
      <button
        type="button"
        data-unit=""
        className={s.card}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent || undefined}
        data-verdict={verdict}
        onClick={onChoose}
      >
        <UnitPicture
          project={project}
          item={item}
          people={item.isDoubtful ? item.answers.map((_, at) => at) : undefined}
        />
        {item.text !== null && <span className={s.words}>{cutText(item.text, 160)}</span>}
        <span className="text-1 break">{cutText(item.name, 60)}</span>
        {item.annotations && (
          <span className="quiet text-1">
            <FoundText project={project} item={item} annotations={item.annotations} />
          </span>
        )}
        <span className="cluster gap-1">
          {item.isDoubtful && <Badge tone="warn">{t('doubtful')}</Badge>}
          {verdict && <Badge tone={verdictTones[verdict]}>{t(`verdict.${verdict}`)}</Badge>}
          {refusal !== undefined && (
            <Badge tone="bad">
              {refusal === 'ERROR_CONFLICT' ? t('refused.taken') : t('refused.other')}
            </Badge>
          )}
        </span>
      </button>
    </li>
  )
}
