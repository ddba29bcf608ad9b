import { useTranslation } from '@/i18n/use-translation.ts'
import { cutText } from '@/lib/cut-text.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { emptyDraft } from './draft.ts'
import type { DraftTask, TaskProject } from './draft-types.ts'
import { labelStart } from './labelled.ts'
import { Marks } from './Marks.tsx'
import s from './answer.module.css'

interface ExamplesProps {
  project: TaskProject
  kind: DraftTask['kind']
}

/** What is right and wrong, as in a lesson: the wrong ones are folded below the right ones, if there are any. */
export function ProjectExamples({ project, kind }: ExamplesProps) {
  const { t } = useTranslation('desk')
  const good = project.examples.filter((one) => one.good)
  const bad = project.examples.filter((one) => !one.good)
  const list = (examples: typeof good) => (
    <ul className={`bare grid gap-3 ${s.examples}`}>
      {examples.map((example, at) => (
        <li key={at} className="stack gap-1 break">
          <ExamplePicture project={project} kind={kind} example={example} />
          <span>{cutText(example.text, 500)}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {good.length > 0 && (
        <div className="stack gap-2">
          <p className="bold">{t('project.right')}</p>
          {list(good)}
        </div>
      )}
      {bad.length > 0 && (
        <Disclosure summary={t('project.wrong')} open={good.length === 0}>
          {list(bad)}
        </Disclosure>
      )}
    </>
  )
}

/** About so wide is an example on the screen, in pixels. */
const shownWidth = 240

function ExamplePicture({
  project,
  kind,
  example,
}: ExamplesProps & { example: TaskProject['examples'][number] }) {
  const src = pictureUrl(example.pictureUrl)
  if (!src) return null
  const { answer, width, height, good } = example
  if (!answer || !width || !height)
    return <img className="border round-1" src={src} alt="" loading="lazy" />
  const draft = { ...emptyDraft, ...labelStart({ kind, project: { ...project, start: answer } }) }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="border round-1" aria-hidden="true">
      <image href={src} width={width} height={height} />
      <Marks
        kind={draft.boxes.length > 0 ? 'box' : 'draw'}
        draft={draft}
        picture={{ width, height }}
        grid={{ rows: 1, columns: 1 }}
        px={width / shownWidth}
        tone={good ? 'right' : 'wrong'}
      />
    </svg>
  )
}
