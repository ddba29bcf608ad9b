// Over 250 lines: the calls of one contract, which share the checks of an owner's program.
import type { InferInput } from 'valibot'
import { softwareLimits } from '../../api/contract/software-terms.ts'
import type { OwnSoftware, ownSoftwareCalls } from '../../api/contract/software.ts'
import type { ParsedArgOf } from '../../api/contract/types.ts'
import { asciiSlug } from '../../lib/encode-part.ts'
import { failure, invalid } from '../errors.ts'
import type { FieldFaults } from '../errors.ts'
import { imageInfo } from '../lib/image-info.ts'
import { noise } from '../lib/random.ts'
import { bytesOf } from '../lib/uploads.ts'
import { pageOf } from '../seed/security.ts'
import { iso } from '../seed/statistics.ts'
import { answerDecision, figuresOf, itemOf } from './software.ts'
import type { Handlers } from './types.ts'
import type { MockAccount } from '../data/accounts.ts'
import type { Data } from '../data/data.ts'
import type { MockProgram, MockProof, ProgramText } from '../data/software.ts'

type Saved = Omit<ParsedArgOf<(typeof ownSoftwareCalls)['createSoftware']>, never>

function ownedBy(
  db: Data,
  user: MockAccount,
  match: (program: MockProgram) => boolean,
): MockProgram {
  const found = db.software.programs.find(
    (program) => program.ownerId === user.id && match(program),
  )
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}
const byId = (id: string) => (program: MockProgram) => String(program.id) === id

/** A proof with the places where its text can stand. */
function proofView({ token, ...proof }: MockProof) {
  const { kind, target } = proof
  return {
    ...proof,
    places:
      kind === 'domain'
        ? [
            { how: 'dns', where: `_program-proof.${target}`, content: token },
            {
              how: 'file',
              where: `https://${target}/.well-known/program-proof.txt`,
              content: token,
            },
          ]
        : [{ how: 'file', where: 'program-proof.txt', content: token }],
  }
}

/** What a program's saved addresses name; null without one. */
function proofTarget({ website, repositoryUrl }: ProgramText, kind: MockProof['kind']) {
  const address = kind === 'domain' ? website : repositoryUrl
  if (!address || !URL.canParse(address)) return null
  const { hostname, pathname } = new URL(address)
  return kind === 'domain' ? hostname : `${hostname}${pathname.replace(/\/$/, '')}`
}

const proofOf = (program: MockProgram, kind: string): MockProof => {
  const found = program.proofs.find((one) => one.kind === kind)
  if (!found) throw failure('ERROR_NOT_FOUND')
  return found
}

/** The mock's Internet: nothing stands at `missing`, and `down` does not answer. */
const findsProof = ({ target }: MockProof): MockProof['problem'] =>
  target.includes('missing') ? 'not_found' : target.includes('down') ? 'unreachable' : null

function shown(db: Data, program: MockProgram, now: number): InferInput<typeof OwnSoftware> {
  const { totals } = figuresOf(program, now, {})
  return {
    ...itemOf(db, program, program.text),
    tasks7d: totals.tasks,
    lastTaskAt: program.published ? iso(now - 4 * 60 * 1000) : null,
    isStatisticsPublic: program.text.isStatisticsPublic,
    rejection: program.rejection && { ...program.rejection },
    answer: program.answer && { ...program.answer },
    published: program.published && itemOf(db, program, program.published),
    proofs: program.proofs.map(proofView),
  }
}

const nothing: Omit<ProgramText, 'title'> = {
  tagline: '',
  description: '',
  logoUrl: null,
  screenshots: [],
  website: null,
  downloadUrl: null,
  repositoryUrl: null,
  docsUrl: null,
  categories: [],
  languages: [],
  platforms: [],
  pricing: 'free',
  priceFrom: null,
  license: null,
  supportedTypes: [],
  isStatisticsPublic: true,
}
const given = (saved: Partial<Saved>): Partial<ProgramText> =>
  Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== undefined))

/** What a program needs before it can be submitted for review. */
function missing({
  tagline,
  description,
  logoUrl,
  categories,
  platforms,
  website,
}: ProgramText): FieldFaults {
  const required = { code: 'required' } as const
  return {
    ...(!tagline && { tagline: required }),
    ...(!description.replaceAll(/<[^>]*>/g, '').trim() && { description: required }),
    ...(!logoUrl && { logoUrl: required }),
    ...(categories.length === 0 && { categories: required }),
    ...(platforms.length === 0 && { platforms: required }),
    ...(!website && { website: required }),
  }
}

function freeSlug(db: Data, title: string): string {
  const begun = asciiSlug(title).slice(0, 80) || 'program'
  const reserved = ['add', 'blog', 'softlist', 'moderation', 'statistic']
  const taken = (slug: string): boolean =>
    reserved.includes(slug) || db.software.programs.some((program) => program.slug === slug)
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? begun : `${begun}-${count}`
    if (!taken(slug)) return slug
  }
}
const touch = (program: MockProgram, now: number): void => {
  program.updatedAt = iso(Math.max(now, Date.parse(program.updatedAt) + 1))
}

/** Who looked at a program's page on a day, and who went on to the download. */
function visitsOf(program: MockProgram, day: string) {
  const share = noise('visits', program.id, day)
  const views = program.published ? Math.round(program.popularity * (0.5 + share)) : 0
  return { views, downloads: Math.round(views * (0.08 + share * 0.1)) }
}

/** What a program's users were answered instead of a solution. */
const errorsOf = (tasks: number) =>
  (
    [
      ['ERROR_CAPTCHA_UNSOLVABLE', 0.021],
      ['ERROR_ZERO_BALANCE', 0.009],
      ['ERROR_IMAGE_TYPE_NOT_SUPPORTED', 0.004],
      ['ERROR_KEY_DOES_NOT_EXIST', 0.002],
    ] as const
  ).flatMap(([code, share]) => {
    const count = Math.round(tasks * share)
    return count > 0 ? [{ code, count, users: Math.max(1, Math.round(count / 6)) }] : []
  })

export const ownSoftwareHandlers: Handlers<typeof ownSoftwareCalls> = {
  ownSoftwareList: {
    access: 'user',
    samples: [{}, { status: 'draft', page: 0, perPage: 10 }],
    run: ({ arg: { status, ...paging }, db, user, now }) => {
      const { records, ...rest } = pageOf(
        db.software.programs
          .filter(
            (program) => program.ownerId === user.id && (!status || program.status === status),
          )
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
        paging,
      )
      return { records: records.map((program) => shown(db, program, now)), ...rest }
    },
  },
  ownSoftware: {
    access: 'user',
    samples: [{ slug: 'lantern' }],
    run: ({ arg: { slug }, db, user, now }) =>
      shown(
        db,
        ownedBy(db, user, (program) => program.slug === slug),
        now,
      ),
  },
  createSoftware: {
    access: 'user',
    status: 201,
    samples: [{ title: 'New program', platforms: ['web'], pricing: 'free' }],
    run: ({ arg, db, user, now }) => {
      db.software.counter += 1
      const at = iso(now)
      const program: MockProgram = {
        id: db.software.counter,
        slug: freeSlug(db, arg.title),
        ownerId: user.id,
        ownerName: user.name ?? '',
        text: { ...nothing, title: arg.title, ...given(arg) },
        published: null,
        status: 'draft',
        before: null,
        rejection: null,
        popularity: 0,
        proofs: [],
        softId: 5000 + db.software.counter,
        createdAt: at,
        updatedAt: at,
        claim: null,
        history: [],
        answer: null,
        complaints: [],
        submittedAt: at,
      }
      db.software.programs.push(program)
      return shown(db, program, now)
    },
  },
  updateSoftware: {
    access: 'user',
    samples: [{ id: '310', title: 'Gridmate', tagline: 'Shortcuts for grids' }],
    run: ({ arg: { id, updatedAt, ...rest }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      if (updatedAt && updatedAt !== program.updatedAt)
        throw failure('ERROR_STALE_VERSION', { extra: { current: shown(db, program, now) } })
      Object.assign(program.text, given(rest))
      // The owner alone decides whether figures are public: no moderator approves it.
      if (program.published && rest.isStatisticsPublic !== undefined)
        program.published.isStatisticsPublic = rest.isStatisticsPublic
      // A waiting submission is withdrawn by a change. The published text stays as it is until the
      // change is submitted.
      if (program.status !== 'archived' && program.status !== 'hidden')
        program.status = program.published ? 'published' : 'draft'
      touch(program, now)
      return shown(db, program, now)
    },
  },
  submitSoftware: {
    access: 'user',
    samples: [{ id: '310' }],
    run: ({ arg: { id }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      if (!['draft', 'rejected', 'published'].includes(program.status))
        throw failure('ERROR_CONFLICT')
      const fields = missing(program.text)
      if (Object.keys(fields).length > 0) throw invalid(fields)
      program.status = program.published ? 'changes_pending' : 'pending'
      program.rejection = null
      program.submittedAt = iso(now)
      touch(program, now)
      return shown(db, program, now)
    },
  },
  answerSoftwareDecision: {
    access: 'user',
    samples: [{ id: 'unknown', text: 'The link works again.' }],
    run: ({ arg: { id, text }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      answerDecision(program, { text, by: program.ownerName, now })
      touch(program, now)
      return shown(db, program, now)
    },
  },
  startPublisherProof: {
    access: 'user',
    status: 201,
    samples: [{ id: '300', kind: 'domain' }],
    run: ({ arg: { id, kind }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      const target = proofTarget(program.text, kind)
      if (target === null)
        throw invalid({
          [kind === 'domain' ? 'website' : 'repositoryUrl']: { code: 'required' },
        })
      // A proof of the same target goes on; another address begins anew.
      const same = program.proofs.some((one) => one.kind === kind && one.target === target)
      if (!same)
        program.proofs = [
          ...program.proofs.filter((one) => one.kind !== kind),
          {
            kind,
            target,
            token: `program-proof=${Math.floor(noise('proof', target) * 1e12).toString(36)}`,
            status: 'waiting',
            problem: null,
            checkedAt: null,
            provedAt: null,
            until: null,
          },
        ]
      return shown(db, program, now)
    },
  },
  checkPublisherProof: {
    access: 'user',
    samples: [{ id: '300', kind: 'domain' }],
    run: ({ arg: { id, kind }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      const proof = proofOf(program, kind)
      const problem = findsProof(proof)
      const wasProved = proof.status === 'proved' || proof.status === 'lost'
      Object.assign(proof, {
        problem,
        checkedAt: iso(now),
        status: problem === null ? 'proved' : wasProved ? 'lost' : 'failed',
        provedAt: problem === null ? (proof.provedAt ?? iso(now)) : proof.provedAt,
        // The text may be gone for a move of the site.
        until:
          problem === null || !wasProved ? null : (proof.until ?? iso(now + 14 * 24 * 3_600_000)),
      } satisfies Partial<MockProof>)
      return shown(db, program, now)
    },
  },
  removePublisherProof: {
    access: 'user',
    samples: [{ id: '300', kind: 'domain' }],
    run: ({ arg: { id, kind }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      proofOf(program, kind)
      program.proofs = program.proofs.filter((one) => one.kind !== kind)
      return shown(db, program, now)
    },
  },
  archiveSoftware: {
    access: 'user',
    samples: [{ id: '300' }],
    run: ({ arg: { id }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      if (program.status === 'archived') throw failure('ERROR_CONFLICT')
      program.before = { status: program.status, published: program.published }
      program.status = 'archived'
      touch(program, now)
      return shown(db, program, now)
    },
  },
  restoreSoftware: {
    access: 'user',
    samples: [{ id: '325' }],
    run: ({ arg: { id }, db, user, now }) => {
      const program = ownedBy(db, user, byId(id))
      if (program.status !== 'archived') throw failure('ERROR_CONFLICT')
      program.status = program.before?.status ?? (program.published ? 'published' : 'draft')
      program.before = null
      touch(program, now)
      return shown(db, program, now)
    },
  },
  uploadSoftwareImage: {
    access: 'user',
    status: 201,
    samples: [
      {
        file: new File(
          [Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 200, 0, 200, 0, 0, 0, 0)],
          'screen.gif',
          { type: 'image/gif', lastModified: 0 },
        ),
        kind: 'screenshot',
      },
    ],
    run: ({ arg: { file, kind }, db }) => {
      const bytes = bytesOf(file)
      const picture = imageInfo(bytes)
      if (!picture || picture.type === 'image/svg+xml')
        throw failure('ERROR_FILE_TYPE', { fields: { file: { code: 'not_allowed' } } })
      if (bytes.length > softwareLimits.imageBytes)
        throw failure('ERROR_FILE_TOO_BIG', {
          fields: { file: { code: 'limit_exceeded', params: { max: softwareLimits.imageBytes } } },
        })
      const { width, height } = picture
      if (kind === 'logo' && (width !== height || (width ?? 0) < softwareLimits.logoSide))
        throw invalid({ file: { code: 'out_of_range' } })
      db.software.counter += 1
      const id = db.software.counter
      let data = ''
      for (const byte of bytes) data += String.fromCharCode(byte)
      db.software.images.push({ id, mime: picture.type, data: btoa(data) })
      return { url: `/api/v1/articles/media/${id}`, width, height }
    },
  },
  ownSoftwareStatistics: {
    access: 'user',
    samples: [{ slug: 'lantern' }],
    run: ({ arg: { slug, ...days }, db, user, now }) => {
      const program = ownedBy(db, user, (known) => known.slug === slug)
      const { series, totals } = figuresOf(program, now, days)
      const earned = (tasks: number) => ({ amount: (tasks * 0.00015).toFixed(4), currency: 'USD' })
      const visits = series.map((day) => visitsOf(program, day.day))
      const sumOf = (name: 'views' | 'downloads'): number =>
        visits.reduce((sum, one) => sum + one[name], 0)
      return {
        series: series.map((day, at) => ({
          ...day,
          ...visits[at],
          earned: earned(day.tasks),
        })),
        totals: {
          ...totals,
          earned: earned(totals.tasks),
          views: sumOf('views'),
          downloads: sumOf('downloads'),
        },
        errors: errorsOf(totals.tasks),
      }
    },
  },
}
