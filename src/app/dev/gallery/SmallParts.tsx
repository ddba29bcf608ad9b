import { Avatar } from '@/ui/Avatar.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Breadcrumbs } from '@/ui/Breadcrumbs.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Kbd } from '@/ui/Kbd.tsx'
import { Logo } from '@/ui/Logo.tsx'
import { Spinner } from '@/ui/Spinner.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import s from './KitGallery.module.css'
import { copyLabels } from './labels.ts'

export function SmallParts() {
  return (
    <div className={`${s.grid} ${s.wide}`}>
      <div className="stack gap-5">
        <Breadcrumbs
          label="You are here"
          items={[
            { label: 'Docs', href: '#small' },
            { label: 'Captchas', href: '#small' },
            { label: 'Image text' },
          ]}
        />
        <div>
          <p className="display">Display 0123456789</p>
          <h3 className="title">Title: a worker’s day</h3>
          <h3 className="heading">Heading of a card or a part</h3>
          <p className="lead">Lead: Trained people answer in seconds.</p>
          <p>
            Text with a <a href="#small">link</a>, <code>code</code>, <strong>weight</strong> and{' '}
            <mark>a mark</mark>.
          </p>
          <p className="quiet">
            Русский текст: обученные люди отвечают за секунды. 中文：受过训练的人几秒钟内回答。
          </p>
          <p className="quiet text-1 num">Caption 1,204.50</p>
        </div>
        <div className="cluster gap-3">
          {(['neutral', 'ok', 'warn', 'bad', 'info', 'earls'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className="cluster gap-3">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
          <Spinner />
          <Avatar name="Ada Lovelace" size="sm" />
          <Avatar name="Иван Петров" />
          <Avatar name="李雷" size="lg" alt="李雷" />
          <Logo size={40} />
          <Logo name="Glyphwork" />
          <CopyButton value="7f3a" labels={copyLabels} />
        </div>
      </div>
      <div className="stack gap-5">
        <Tabs
          label="Statistics"
          items={[
            { id: 'day', label: 'By day', content: <p>Tasks of each day.</p> },
            { id: 'hour', label: 'By hour', content: <p>Tasks of each hour.</p> },
            {
              id: 'key',
              label: (
                <>
                  By key <Badge>3</Badge>
                </>
              ),
              content: <p>Tasks of each key.</p>,
            },
          ]}
        />
        <div>
          <Disclosure
            summary="What happens to a task that nobody solves?"
            name="faq"
            open
            level={3}
          >
            <p>It is refunded by itself, within a minute. You pay for answers only.</p>
          </Disclosure>
          <Disclosure summary="How fast is an answer?" name="faq" level={3}>
            <p>The median of the last hour is on the first page.</p>
          </Disclosure>
        </div>
        <CodeBlock
          label="Example answer"
          samples={[
            {
              id: 'json',
              label: 'answer.json',
              lines:
                '{\n  "errorId": 0,\n  "status": "ready",\n  "solution": { "text": "W9kHp" },\n  "cost": "0.0005", "ip": "203.0.113.7", "createTime": 1732176000, "endTime": 1732176004\n}',
            },
          ]}
          copyLabels={copyLabels}
        />
      </div>
    </div>
  )
}
