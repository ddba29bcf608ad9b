import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// What an action did is said, and the focus goes to it, by the table of docs/quality.md section 4.
// The kits do both, so a part that changes something uses one of them, or says where it is done.

const root = join(import.meta.dirname, '..', '..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** What says an outcome: forms, actions with their dialogs, steps and payments, toasts, live parts. */
const says =
  /\b(?:useForm|useDocumentForm|useAction|usePaymentIntent|useTakeFocus|toast)\b|<(?:ConfirmDialog|DecisionDialog|RemoveDialog|ReviewStep|ConfirmFlow|Outcome)\b|role="(?:status|alert|log)"/

/** Who only gives the call to another part, by that part. */
const saidElsewhere: Readonly<Record<string, string>> = {
  'src/areas/affiliate/postbacks/PostbackLog.tsx': 'src/shared/deliveries/SentDialog.tsx',
  'src/areas/auth/select-role/use-choose-role.ts': 'src/areas/auth/select-role/RoleChoice.tsx',
  'src/areas/customer/ip-list/IpListPage.tsx': 'src/shared/ip-range/OwnAddress.tsx',
  'src/areas/customer/pingback/HostCard.tsx': 'src/shared/deliveries/ReceiverCard.tsx',
  'src/areas/customer/pingback/Log.tsx': 'src/shared/deliveries/SentDialog.tsx',
  'src/areas/customer/unsolved/ImpossiblePage.tsx':
    'src/areas/customer/unsolved/UnsolvedGallery.tsx',
  'src/areas/customer/unsolved/NotCaptchaPage.tsx':
    'src/areas/customer/unsolved/UnsolvedGallery.tsx',
  'src/areas/customer/webhooks/WebhookCard.tsx': 'src/shared/deliveries/ReceiverCard.tsx',
  'src/areas/customer/webhooks/WebhookLog.tsx': 'src/shared/deliveries/SentDialog.tsx',
  'src/areas/data/review/use-review-units.ts': 'src/areas/data/review/ReviewDesk.tsx',
  'src/areas/editor/edit/use-document.ts': 'src/areas/editor/edit/StatusLine.tsx',
  'src/areas/editor/edit/use-slug.ts': 'src/areas/editor/edit/SlugNote.tsx',
  'src/areas/editor/edit/use-uploads.ts': 'src/areas/editor/edit/FilesPanel.tsx',
  'src/areas/profile/alerts/AlertRules.tsx': 'src/shared/account/AlertRow.tsx',
  'src/areas/proxy/ips/ProxyIpsPage.tsx': 'src/shared/ip-range/OwnAddress.tsx',
  'src/areas/staff/moderation/use-deciding.ts': 'src/areas/staff/moderation/DecisionDialog.tsx',
  'src/areas/support/bot/use-chat.ts': 'src/areas/support/bot/Chat.tsx',
  'src/areas/worker/alerts/WorkAlerts.tsx': 'src/shared/account/AlertRow.tsx',
  'src/areas/worker/standing/use-prove.ts': 'src/areas/worker/standing/CodeProof.tsx',
}

/** What no words follow: the page shows it at once, or nobody has pressed anything. */
const unsaid: Readonly<Record<string, string>> = {
  'src/areas/editor/edit/use-lock.ts': 'An open article is locked.',
  'src/areas/support/ticket/TicketView.tsx': 'A shown ticket is read.',
  'src/areas/worker/mistakes/MistakesPage.tsx': 'A shown mistake is seen.',
  'src/session/LanguageSync.tsx': 'The page is in the chosen language.',
  'src/session/ThemeSync.tsx': 'The page has the chosen theme.',
  'src/session/currency.ts': 'The amounts are in the chosen currency.',
}

const changing = globSync('src/{app,areas,shared,session}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .filter((file) => /\buse[A-Z]\w*Mutation\(/.test(textOf(file)))
  .toSorted()

it('says what each action did, by a kit or by the part that is named', () => {
  expect(changing.length).toBeGreaterThan(100)
  const silent = changing.filter((file) => !says.test(textOf(file)))
  expect(silent).toEqual([...Object.keys(saidElsewhere), ...Object.keys(unsaid)].toSorted())
  expect(Object.values(saidElsewhere).filter((file) => !says.test(textOf(file)))).toEqual([])
})

/** Questions whose "yes" is said elsewhere than by a toast in their own file, by the part. */
const saidAfterYes: Readonly<Record<string, string>> = {
  'src/areas/editor/articles/EditorArticleList.tsx': 'src/areas/editor/article/use-delete.ts',
  'src/areas/editor/edit/PublishPanel.tsx': 'src/areas/editor/article/use-delete.ts',
  'src/areas/editor/preview/PreviewBar.tsx': 'src/areas/editor/article/use-delete.ts',
  'src/areas/pay/payment/PaymentNextStep.tsx': 'src/areas/pay/payment/StatusNotice.tsx',
  'src/areas/profile/team/LeaveTeam.tsx': 'a load of the page of another account',
  'src/areas/profile/team/RemoveMember.tsx': 'src/areas/profile/team/Members.tsx',
  'src/areas/proxy/users/UserQuestion.tsx': 'the new password, in the same dialog',
  'src/areas/software/own/edit/ProgramState.tsx': 'one toast for all that it does',
  'src/shared/deliveries/ReceiverQuestion.tsx': 'one toast for both of its questions',
  'src/shared/deliveries/RotateSecret.tsx': 'the new secret, in the same dialog',
}

it('says what each question has done, once it is confirmed', () => {
  const silent = globSync('src/{app,areas,shared,session}/**/*.tsx', { cwd: root })
    .filter((file) => !file.includes('.spec.'))
    .filter((file) => {
      const timesOf = (part: RegExp): number => textOf(file).match(part)?.length ?? 0
      return timesOf(/\btoast\(/g) < timesOf(/<ConfirmDialog\b/g)
    })
  expect(silent.toSorted()).toEqual(Object.keys(saidAfterYes))
  for (const place of Object.values(saidAfterYes))
    if (place.startsWith('src/')) expect(textOf(place), place).toMatch(says)
})

/** What moves the focus itself, where the kits cannot know the place. No list does: its rows are the kits'. */
const movedByHand: Readonly<Record<string, string>> = {
  'src/app/palette/CommandBox.tsx': 'Its field, when it opens and is cleared.',
  'src/app/shell/NotificationPanel.tsx': 'The panel, and its button once it is closed.',
  'src/areas/affiliate/postbacks/PostbackCard.tsx': 'The card whose button is gone.',
  'src/areas/customer/rates/RatesEditor.tsx': 'The list, where nothing was chosen to be added.',
  'src/areas/customer/test-captcha/TestCaptchaPage.tsx': 'The result in place of the form.',
  'src/areas/customer/uploads/Columns.tsx': 'The button of what Escape closes.',
  'src/areas/customer/uploads/UploadFilters.tsx': 'The button beside a filter that is taken back.',
  'src/areas/customer/uploads/UploadsPage.tsx': 'The other view.',
  'src/areas/data/annotator/use-shape-desk.ts': 'The picture, for the keys that draw.',
  'src/areas/docs/article/Feedback.tsx': 'The thanks in place of the form.',
  'src/areas/editor/edit/Workbench.tsx': 'What a check has found.',
  'src/areas/profile/authentication/TwoFactor.tsx': 'The new state.',
  'src/areas/profile/documents/identity/PartField.tsx': 'The way to choose another file.',
  'src/areas/profile/edit/picture/AvatarForm.tsx': 'The way to choose another picture.',
  'src/areas/support/answer/Vote.tsx': 'The thanks in place of the form.',
  'src/areas/support/bot/Chat.tsx': 'The field of a new conversation.',
  'src/areas/support/feedback/FeedbackFrame.tsx': 'The thanks, or the first field again.',
  'src/areas/support/files/FilesField.tsx': 'The way to choose files, for guests too.',
  'src/areas/worker/desk/PhaseView.tsx': 'What has become of a task that is gone.',
  'src/shared/article/Helpful.tsx': 'The thanks in place of the form.',
  'src/shared/deliveries/ReceiverCard.tsx': 'The card whose button is gone.',
  'src/shared/infinite-list/ListEnd.tsx':
    'The first record that came, or the end that replaces the button.',
  'src/shared/list/ExportAll.tsx': 'The export in place of its stop.',
  'src/shared/number/NumberInput.tsx': 'The field after its question.',
}

it('leaves the focus to the kits, but for the parts that say why', () => {
  const byHand = globSync('src/{app,areas,shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.spec.'))
    .filter((file) => /\.current\??\.focus\(/.test(textOf(file)))
  expect(byHand.toSorted()).toEqual(Object.keys(movedByHand))
})

/**
 * The tests that press each action of the table and look where the focus is and what is said, by the
 * action, as file and name.
 */
const pressed: Readonly<Record<string, readonly [file: string, ...tests: string[]]>> = {
  'A page of a pagination': [
    'src/shared/list/list.spec.tsx',
    'after a page of the pagination focuses its rows and says which page it is',
  ],
  '"Show more"': [
    'src/shared/list/list.spec.tsx',
    'fetches once a press, announces what came, and puts the focus on it',
  ],
  'A filter, an order, a search': [
    'src/shared/list/list.spec.tsx',
    'after a page of the pagination focuses its rows and says which page it is',
  ],
  'A form that takes the place of its button': [
    'src/ui/focus-group.spec.tsx',
    'the first field of the form that takes its place, and back to the control on Cancel',
  ],
  '"Cancel" in such a form': [
    'src/ui/focus-group.spec.tsx',
    'the first field of the form that takes its place, and back to the control on Cancel',
  ],
  'An action that removes its own button, or sends such a form': [
    'src/ui/focus-group.spec.tsx',
    'its row when the form has been sent',
  ],
  'A row that is removed': [
    'src/ui/focus-group.spec.tsx',
    'the next row, then the previous one, then the section',
  ],
  'A dialog that opens': [
    'src/ui/Modal.spec.tsx',
    'takes the focus, hides the rest, gives the focus back; again and again',
  ],
  'A dialog that closes': [
    'src/ui/Modal.spec.tsx',
    'takes the focus, hides the rest, gives the focus back; again and again',
    'gives the focus to what the opener stood in, where that has gone meanwhile',
  ],
  'A refused form': [
    'src/shared/form/Form.spec.tsx',
    'says nothing until it is sent, then at the field and in a summary with the focus',
  ],
  'A form that is sent and stays': [
    'src/shared/form/Form.spec.tsx',
    'says the outcome in a toast and leaves the focus, where the form stays',
  ],
  'A result in place of a form or a step': [
    'src/shared/form/Form.spec.tsx',
    'gives the focus to the result that takes the form’s place, by its heading',
  ],
}

it('names in the table who does it, and a test presses each action', () => {
  const rows = textOf('docs/quality.md')
    .split('| Action | Where the focus goes')[1]
    ?.split('\n- ')[0]
    ?.split('\n')
    .slice(1)
    .filter((line) => /^ +\| [A-Z"]/.test(line))
  expect(rows?.length).toBeGreaterThan(11)
  const actions = rows?.map((row) => row.split('|')[1]?.trim())
  expect(actions).toEqual(Object.keys(pressed))
  for (const [action, [file, ...tests]] of Object.entries(pressed))
    for (const test of tests) {
      const [, body = ''] = textOf(file).split(`it('${test}'`)
      const [own = ''] = body.split(/^ *(?:it|describe)[.(]/m)
      expect(own, action).toMatch(/toHaveFocus|activeElement/)
    }
  for (const row of rows ?? []) {
    const files = [...row.matchAll(/src\/[\w./-]+/g)].map(([file]) => file)
    expect(files, row).not.toEqual([])
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true)
  }
})
