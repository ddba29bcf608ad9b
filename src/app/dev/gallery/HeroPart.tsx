import { buttonClass } from '@/ui/button-class.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import type { CodeToken } from '@/ui/CodeBlock.tsx'
import { Figure } from '@/ui/Figure.tsx'
import { GlyphBoard } from '@/ui/illustrations/GlyphBoard.tsx'
import s from './KitGallery.module.css'
import { copyLabels } from './labels.ts'

const curl: readonly (readonly CodeToken[])[] = [
  [{ text: 'POST', kind: 'keyword' }, { text: ' /createTask' }],
  [
    { text: '{ ' },
    { text: '"type"', kind: 'name' },
    { text: ': ' },
    { text: '"ImageToTextTask"', kind: 'string' },
    { text: ', ' },
    { text: '"body"', kind: 'name' },
    { text: ': ' },
    { text: '"iVBORw0…"', kind: 'string' },
    { text: ' }' },
  ],
  [
    { text: '→', kind: 'ok' },
    { text: ' { ' },
    { text: '"errorId"', kind: 'name' },
    { text: ': ' },
    { text: '0', kind: 'number' },
    { text: ', ' },
    { text: '"taskId"', kind: 'name' },
    { text: ': ' },
    { text: '72345678901', kind: 'number' },
    { text: ' }' },
  ],
  [{ text: 'GET', kind: 'keyword' }, { text: '  /getTaskResult' }],
  [
    { text: '→ 4.2 s', kind: 'ok' },
    { text: ' { ' },
    { text: '"status"', kind: 'name' },
    { text: ': ' },
    { text: '"ready"', kind: 'string' },
    { text: ', ' },
    { text: '"text"', kind: 'name' },
    { text: ': ' },
    { text: '"W9kHp"', kind: 'string' },
    { text: ' }' },
  ],
]
const samples = [
  { id: 'curl', label: 'cURL', lines: curl },
  ...['Python', 'PHP', 'C#', 'Java', 'Go', 'Ruby', 'JavaScript'].map((label) => ({
    id: label,
    label,
    lines: `# ${label}\ncreate_task("ImageToTextTask", body)\nget_task_result(task_id)`,
  })),
]

export function HeroPart() {
  return (
    <>
      <div className={s.hero}>
        <div className="stack gap-5">
          <h1 className="display">
            People read <mark>what machines can’t.</mark>
          </h1>
          <p className="lead">
            Send an image, a form or a dataset through one API. Trained people answer in seconds,
            around the clock, and you pay for answers only.
          </p>
          <div className="cluster gap-3">
            <a href="#buttons" className={buttonClass({ size: 'lg' })}>
              Create an account
            </a>
            <a href="#forms" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              Read the docs
            </a>
          </div>
          <p className="quiet text-1">
            No subscription. Top up from $1. Unsolved tasks are refunded by themselves.
          </p>
        </div>
        <div className={s.board}>
          <GlyphBoard label="Warped letters, each in a box with the answer a person gave" />
          <CodeBlock
            bare
            label="Request in several languages"
            samples={samples}
            copyLabels={copyLabels}
          />
        </div>
      </div>
      <div className={s.figures}>
        <Figure
          value="$0.50"
          unit="per 1000"
          caption="Image text, now"
          points={[5, 6, 4.5, 7, 6.2, 8, 7.6]}
        />
        <Figure
          value="4.2"
          unit="s"
          caption="Median answer"
          points={[8, 7.6, 8.8, 7, 7.5, 6.8, 6.9]}
        />
        <Figure value="31" unit="%" caption="Load" points={[3, 4, 5, 4.4, 7, 6, 6.6]} />
        <Figure
          value="2,184"
          caption="Workers online"
          points={[4, 5, 4.6, 7, 8, 7.4, 10]}
          note="+6 % against last week"
          noteTone="ok"
        />
      </div>
    </>
  )
}
