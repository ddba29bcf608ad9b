import { useTranslation } from '@/i18n/use-translation.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import type { Given } from '@/api/contract/worker-training.ts'
import { isolated } from '@/lib/invisible.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { draftFrom, draftKind } from './draft.ts'
import type { DraftKind } from './draft.ts'
import type { DraftTask } from './draft-types.ts'
import { ClaimText } from './ClaimText.tsx'
import { Marks } from './Marks.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { Recording } from './Recording.tsx'
import s from './answer.module.css'

type Shown = Pick<
  DraftTask,
  | 'kind'
  | 'imageUrl'
  | 'audioUrl'
  | 'instructionImageUrl'
  | 'imageWidth'
  | 'imageHeight'
  | 'hint'
  | 'text'
> & {
  options: { rows?: number | null | undefined; columns?: number | null | undefined }
}

interface ComparedProps {
  task: Shown
  /** Null if there is none to show. */
  mine: Given | null
  right: Given | null
  /** Shows only the right answer, as an example. */
  isExample?: boolean
  /** Whose the first answer is: that of the reader, or one that an example shows. */
  terms?: 'own' | 'example'
  /** Names the buttons of the picture, where the page has several. */
  about?: string
}

const drawn: readonly DraftKind[] = ['coordinates', 'grid', 'draw', 'box']

/**
 * The worker's answer beside the right one: over the picture if it was given there, and in words.
 */
export function ComparedAnswers({
  task,
  mine,
  right,
  isExample = false,
  terms = 'own',
  about,
}: ComparedProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const format = useFormat()
  const kind = draftKind(task.kind)
  const src = pictureUrl(task.imageUrl)
  const sound = pictureUrl(task.audioUrl)
  const { imageWidth: width, imageHeight: height } = task
  const size = width && height ? { width, height } : null
  const grid = { rows: task.options.rows ?? 3, columns: task.options.columns ?? 3 }
  const term = terms === 'own' ? common('label.yourAnswer') : t('compared.wrong')
  const isDrawn = drawn.includes(kind)
  const label = task.hint ?? t(`ask.${kind}`)
  // A picture has only one angle at a time.
  const isTurned = kind === 'rotate' && !isExample
  const turned = (given: Given | null, term: string) =>
    isTurned &&
    src &&
    given && (
      <DeskPicture
        src={src}
        size={size}
        label={label}
        about={about ? `${about}, ${term}` : term}
        angle={given.angle ?? 0}
      />
    )
  const marksOf = (given: Given | null, tone: 'right' | 'wrong', px: number) =>
    given && (
      <Marks
        kind={kind}
        draft={draftFrom(given)}
        picture={size ?? { width: 300, height: 200 }}
        grid={grid}
        px={px}
        tone={tone}
      />
    )
  // Two answers may have as many marks: the picture tells which are whose.
  const colored = (given: Given | null, color: 'red' | 'green') =>
    src &&
    isDrawn &&
    given &&
    !given.noAnswer && (
      <span className="quiet text-2 regular">{format.comma + t(`compared.${color}`)}</span>
    )
  const instruction = pictureUrl(task.instructionImageUrl)
  return (
    <div className="stack gap-3">
      {instruction && (
        <img
          className={`border round-1 ${s.instruction}`}
          src={instruction}
          alt={t('instruction')}
        />
      )}
      {src && !isTurned && (
        <DeskPicture
          src={src}
          size={size}
          label={label}
          about={about}
          angle={kind === 'rotate' ? (right?.angle ?? 0) : 0}
          {...(isDrawn && {
            marks: (px: number) => (
              <>
                {marksOf(mine, 'wrong', px)}
                {marksOf(right, 'right', px)}
              </>
            ),
          })}
        />
      )}
      {sound && <Recording src={sound} isNow={false} />}
      {kind === 'moderation' && <ClaimText text={task.text} />}
      {kind === 'text' && task.text && (
        <p className={`pad-4 alice text-4 break ${s.text}`}>{isolated(task.text)}</p>
      )}
      <DescriptionList
        layout="grid"
        terms="small"
        details="strong"
        className={`gap-2 ${s.answers}`}
      >
        {!isExample && (
          <Description data-tone="wrong" term={term}>
            <InWords given={mine} kind={kind} />
            {colored(mine, 'red')}
            {turned(mine, term)}
          </Description>
        )}
        <Description data-tone="right" term={t('compared.right')}>
          {right ? <InWords given={right} kind={kind} /> : t('compared.unknown')}
          {!isExample && colored(right, 'green')}
          {turned(right, t('compared.right'))}
        </Description>
      </DescriptionList>
      {!isExample && <DifferenceList task={task} mine={mine} right={right} />}
    </div>
  )
}

/** An answer in words, for people who do not see the drawing. */
function InWords({ given, kind }: { given: Given | null; kind: DraftKind }) {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const draft = draftFrom(given)
  if (!given || given.noAnswer) return t('compared.none')
  switch (kind) {
    case 'coordinates':
      return t('made.coordinates', { count: draft.points.length })
    case 'draw':
      return t('made.draw', { count: draft.points.length })
    case 'grid':
      return t('compared.cells', { cells: format.list(draft.cells.map(String)) })
    case 'box':
      return t('made.box', { count: draft.boxes.length })
    case 'rotate':
      return t('rotate.degrees', { degrees: draft.angle })
    case 'moderation':
      return draft.verdict ? t(`moderation.${draft.verdict}`) : t('compared.none')
    case 'image':
    case 'text':
    case 'audio':
      return <code translate="no">{isolated(draft.text)}</code>
  }
}
