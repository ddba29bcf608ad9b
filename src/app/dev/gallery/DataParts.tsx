import { useState } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import type { Sort } from '@/ui/TableHead.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Figure } from '@/ui/Figure.tsx'
import { FoldingItem } from '@/ui/FoldingItem.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { plainLink } from '@/ui/link.tsx'
import { Money } from '@/ui/Money.tsx'
import { Pagination } from '@/ui/Pagination.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { Secret } from '@/ui/Secret.tsx'
import s from './KitGallery.module.css'
import { copyLabels } from './labels.ts'

interface Row {
  type: string
  send: string
  get: string
  price: string
  median: number
  answered: string
  state: 'open' | 'busy' | 'closed'
}
const rows: Row[] = [
  {
    type: 'Image text',
    send: 'picture up to 100 kB',
    get: 'text',
    price: '0.50',
    median: 4.2,
    answered: '97.8 %',
    state: 'open',
  },
  {
    type: 'Click on points',
    send: 'picture, instruction',
    get: 'coordinates',
    price: '1.20',
    median: 8.9,
    answered: '95.1 %',
    state: 'open',
  },
  {
    type: 'Bounding boxes',
    send: 'picture up to 600 kB, hint',
    get: 'boxes',
    price: '1.40',
    median: 11.3,
    answered: '93.6 %',
    state: 'busy',
  },
  {
    type: 'Audio',
    send: 'recording up to a minute',
    get: 'text',
    price: '1.85',
    median: 19.4,
    answered: '90.2 %',
    state: 'closed',
  },
]
const tones = { open: 'ok', busy: 'warn', closed: 'bad' } as const
const columns: Column<Row>[] = [
  { key: 'type', header: 'Type', rowHeader: true, sortable: true, cell: (row) => row.type },
  { key: 'send', header: 'You send', cell: (row) => <span className="quiet">{row.send}</span> },
  { key: 'get', header: 'You get', cell: (row) => <span className="quiet">{row.get}</span> },
  {
    key: 'price',
    header: 'Per 1000',
    numeric: true,
    sortable: true,
    cell: (row) => <Money amount={row.price} currency="USD" locale="en" />,
  },
  {
    key: 'median',
    header: 'Median',
    numeric: true,
    sortable: true,
    cell: (row) => `${row.median} s`,
  },
  { key: 'answered', header: 'Answered', numeric: true, cell: (row) => row.answered },
  {
    key: 'state',
    header: 'State',
    numeric: true,
    hideHeader: true,
    cell: (row) => <Badge tone={tones[row.state]}>{row.state}</Badge>,
  },
]

export function DataParts() {
  const [sort, setSort] = useState<Sort>({ key: 'price', direction: 'ascending' })
  const [page, setPage] = useState(6)
  const sorted = rows.toSorted((a, b) => {
    const order =
      sort.key === 'type'
        ? a.type.localeCompare(b.type)
        : sort.key === 'price'
          ? Number(a.price) - Number(b.price)
          : a.median - b.median
    return sort.direction === 'ascending' ? order : -order
  })
  return (
    <div className="stack gap-7">
      <div className={s.grid}>
        <Card
          title="Balance"
          level={0}
          aside={
            <Badge tone="warn" tip="At the pace of the last seven days">
              4 days left
            </Badge>
          }
        >
          <div className="stack gap-3">
            <Figure
              value={<Money amount="12.48" currency="USD" locale="en" />}
              caption="$1.20 held for running tasks"
            />
            <Button>Add funds</Button>
          </div>
        </Card>
        <Card title="API key" level={0} aside="used 2 min ago">
          <div className="stack gap-3">
            <Secret
              value="7f3a9c21b7e04d5f8a60d2e491c2"
              labels={{ ...copyLabels, show: 'Show key', hide: 'Hide key', hidden: 'hidden' }}
            />
            <div className="cluster gap-2">
              <Button variant="secondary">Rotate</Button>
              <Button variant="secondary">Limits</Button>
            </div>
          </div>
        </Card>
        <Card title="Today" level={0}>
          <Figure
            value="1,204"
            unit="tasks"
            caption="97.2 % answered · 4.6 s · $0.71"
            points={[4, 7, 5, 9, 8, 3, 10]}
            pointsLabel="Tasks a day, last seven days"
          />
        </Card>
        <Card title="With a heading" aside={<a href="#data">All</a>} footer="Counted at 12:04 UTC">
          <p className="quiet">A card has a hairline and no shadow.</p>
        </Card>
        <Card title="Alice" tone="alice">
          <div className="stack gap-4">
            <Progress label="Time left" text="9 s" value={62} tone="earls" />
            <Progress label="Uploading" text="31 %" value={31} />
            <Progress label="Checking" />
          </div>
        </Card>
        <Card title="Earls" tone="earls" aside="today">
          <Figure
            value={<Money amount="2.14" currency="USD" locale="en" signed />}
            caption="Earned today"
          />
        </Card>
        <Card title="Blue" tone="blue">
          <div className="stack gap-2">
            <Money amount="0.0005" currency="USD" locale="en" perUnit="per task" />
            <Money amount="1234.5" currency="RUB" locale="ru" perUnit="за 1000" />
            <Money amount={-3} currency="CNY" locale="zh" />
          </div>
        </Card>
      </div>
      <DataTable
        caption="What it costs, what it takes"
        columns={columns}
        rows={sorted}
        rowKey={(row) => row.type}
        sort={sort}
        onSort={setSort}
      />
      <ul className="stack gap-4">
        {sorted.map((row) => (
          <FoldingItem
            key={row.type}
            name={<h3>{row.type}</h3>}
            lead={<Money amount={row.price} currency="USD" locale="en" />}
            note={<span className="quiet">{row.median} s</span>}
            state={<Badge tone={tones[row.state]}>{row.state}</Badge>}
            unfold="What it takes"
          >
            <p className="quiet text-2">
              {row.send}, {row.get}
            </p>
          </FoldingItem>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={24}
        hrefFor={(to) => `#page-${to}`}
        renderLink={(link) => (
          <span role="presentation" onClick={() => setPage(Number(link.href.slice(6)))}>
            {plainLink(link)}
          </span>
        )}
        labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (n) => `Page ${n}` }}
      />
      <div className={`${s.grid} ${s.wide}`}>
        <DataTable
          caption="Loading"
          columns={columns.slice(0, 5)}
          rows={[]}
          rowKey={(row) => row.type}
          loadingRows={3}
        />
        <DataTable
          caption="Busy"
          columns={columns.slice(0, 5)}
          rows={rows.slice(0, 2)}
          rowKey={(row) => row.type}
          busy
        />
        <DataTable
          caption="Empty"
          columns={columns.slice(0, 5)}
          rows={[]}
          rowKey={(row) => row.type}
          empty={
            <EmptyState
              level={3}
              illustration={<EmptyBox />}
              title="No tasks match"
              action={<Button variant="secondary">Reset the filters</Button>}
            >
              Nothing in the last seven days has this type and state.
            </EmptyState>
          }
        />
      </div>
    </div>
  )
}
