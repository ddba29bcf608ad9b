/** Code that is written nowhere, or only in the excepted files. */
interface Pattern {
  /** What it is in the syntax tree, as an ESLint selector. */
  found: string
  message: string
  /** The files in question, where not all of src/ without its specs, mocks and developer's pages. */
  within?: RegExp
  /** Where it is right, with the reason unless the folder's name says it. */
  except?: Readonly<Record<string, string>>
}

const components = /^src\/(?:areas|shared|ui)\/.*\.tsx$/
const isWord = '.callee.name=/^(?:t|common|own|word)$/'
const whole =
  'Sentences follow each other by `sentences` or `gapAfter`: Chinese has no space there.'
const isParse = 'CallExpression[callee.object.name="Date"][callee.property.name="parse"]'
const comparison = 'BinaryExpression[operator=/^[!=]==?$/]'
const letter = '[right.value=/^(?:[^ ]|Key[A-Z]|Digit\\d)$/]'

const query = 'A query, which is asked again when the line is back.'
const toast = 'A toast, which goes.'
const span = 'A span that began on this device.'
const given = 'A date that the person gives.'

export const patterns: readonly Pattern[] = [
  {
    found:
      'JSXOpeningElement[name.name=/^(?:code|kbd|samp)$/]:not(:has(> JSXAttribute[name.name="translate"]))',
    message: 'Code and keys say translate="no": the page translation would change them.',
  },
  {
    found: 'CallExpression[callee.property.name="join"][arguments.0.value=/^(?:, |、|; )$/]',
    message: 'A comma belongs to one language: format.list().',
    within: components,
    except: {
      'src/areas/demo/live/Verdict.tsx': 'Codes of errors.',
    },
  },
  ...[0, 1].map((at) => ({
    found: `TemplateLiteral[expressions.${at}${isWord}][expressions.${at + 1}${isWord}][quasis.${at + 1}.value.raw=/^ ?$/]`,
    message: whole,
    within: components,
  })),
  {
    found: `BinaryExpression[operator="+"]:matches([left.value=" "], [left.right.value=" "])[right${isWord}]`,
    message: whole,
    within: components,
  },
  {
    found: 'TemplateLiteral[quasis.0.value.raw=""] > TemplateElement[value.raw=": "]',
    message: 'A name and what it is of: `nameWith`, because Chinese has its own colon.',
    within: components,
  },
  {
    found:
      'ImportDeclaration[source.value="react-i18next"] > ImportSpecifier[imported.name="useTranslation"]',
    message: 'The keys are checked by useTranslation of @/i18n/use-translation.ts.',
    except: { 'src/i18n/use-translation.ts': 'It gives the hook its types.' },
  },
  {
    found:
      'CallExpression[callee.property.name=/^toLocale(?:Lower|Upper)Case$/][arguments.length=0]',
    message: 'On a Turkish device, that of IMAGE is no image. A search folds by toLowerCase().',
  },
  {
    found: 'ImportSpecifier[imported.name="getLocalTimeZone"]',
    message: 'A browser may name no zone, or one that it refuses itself: guessTimezone().',
  },
  {
    found: 'JSXAttribute[name.name="maxLength"]',
    message: 'A field cuts no text: it says that the text is too long.',
  },
  {
    found: 'JSXAttribute[name.name="type"][value.value="number"]',
    message: 'A number is typed into a text field: browsers drop what they cannot read.',
  },
  {
    found: 'JSXAttribute[name.name="type"] Literal[value="password"]',
    message: 'A password is typed into PasswordInput.',
    except: { 'src/ui/PasswordInput.tsx': 'It is the field.' },
  },
  {
    found: 'JSXOpeningElement[name.name="PasswordInput"]',
    message: 'A field of a password of a person or of a proxy user. Is this one?',
    except: {
      'src/areas/auth/credentials/CredentialFields.tsx': 'Of a person.',
      'src/areas/profile/password/PasswordEditor.tsx': 'Of a person.',
      'src/areas/proxy/users/NewUsers.tsx': 'Of a proxy user.',
      'src/shared/proof/ProofDialog.tsx': 'Of a person.',
    },
  },
  {
    found:
      ':matches(CallExpression[callee.object.name="Date"][callee.property.name="now"], NewExpression[callee.name="Date"][arguments.length=0])',
    message:
      'The device’s clock may be wrong, or set meanwhile: a time of the server is compared by serverTime(), a span counted by deviceNow().',
    except: {
      'src/api/restore.ts': span,
      'src/api/state-keys.ts': span,
      'src/app/notices/new-build.ts': span,
      'src/areas/data/items/uploads.ts': span,
      'src/areas/data/request/request-form.ts': given,
      'src/areas/editor/article/ActionDialog.tsx': given,
      'src/areas/editor/edit/use-document.ts': span,
      'src/areas/proxy/generator/GeneratorFields.tsx': span,
      'src/lib/drafts.ts': span,
      'src/lib/handover-text.ts': span,
      'src/lib/kept-work.ts': span,
      'src/lib/server-clock.ts': 'It knows how wrong the clock is.',
      'src/session/entered.ts': span,
      'src/session/person.ts': span,
      'src/shared/infinite-list/use-growing-list.ts': span,
      'src/shared/payment-intent/stored-intent.ts': span,
      'src/shared/payment-intent/use-payment-intent.ts': span,
    },
  },
  {
    found: `CallExpression[callee.name="useSecondsTo"] > ${isParse}, CallExpression[callee.name="useSecondsTo"] > ConditionalExpression > ${isParse}`,
    message: 'A time of the server is counted down to by deviceTime().',
  },
  {
    found: `:matches(JSXAttribute[name.name="now"] > JSXExpressionContainer, Property[key.name="now"]) > :matches(Identifier[name="fulfilledTimeStamp"], MemberExpression[property.name="fulfilledTimeStamp"])`,
    message: 'A time of the server is compared with the arrival of its answer by serverTime().',
  },
  {
    found:
      ':matches(Literal[value=/^key(?:down|up|press)$/], MemberExpression[property.name=/^onkey/])',
    message:
      'Letters are read by useShortcuts: it knows where the focus is and what the person has switched off (WCAG 2.1.4).',
    except: {
      'src/app/dialogs/when-free.ts': 'No key: whether a field still has the focus.',
      'src/app/layouts/NarrowNav.tsx': 'Escape, in the open list.',
      'src/app/palette/PaletteKeys.tsx': 'What is typed while the opened palette loads.',
      'src/app/router/NavigationEffects.tsx': 'No key: whether the person has begun something.',
      'src/app/shell/NotificationPanel.tsx': 'Escape, in the open panel.',
      'src/areas/customer/uploads/Columns.tsx': 'Escape, while the list is open.',
      'src/areas/docs/search/use-search-keys.ts': 'Escape and arrows, in the search.',
      'src/lib/close-on-back.ts': 'Escape, while something is open.',
      'src/ui/ModalDialog.tsx': 'Escape, once the focused part of the dialog is gone.',
      'src/ui/Tooltip.tsx': 'Escape, while a tip is shown.',
      'src/ui/use-shortcuts.ts': 'Every shortcut.',
    },
  },
  {
    found: `${comparison}${letter}:matches([left.name=/^(?:key|code)$/], [left.property.name=/^(?:key|code)$/], [left.callee.object.property.name=/^(?:key|code)$/])`,
    message: 'A letter is compared by useShortcuts alone.',
  },
  {
    found: 'JSXAttribute[name.name="accessKey"]',
    message: 'A letter is compared by useShortcuts alone.',
  },
  {
    found:
      'Program:has(CallExpression[callee.name="known"][arguments.0.name=/^(?:steps|arrows)$/][arguments.1.property.name="key"]):not(:has(Identifier[name="altKey"]))',
    message: 'An arrow with Alt belongs to the browser, which goes back by it.',
  },
  {
    found:
      'Program:has(CallExpression[callee.name="problemKey"]):has(TemplateElement[value.raw="problem."])',
    message: '“No connection” is said no longer than it is true: useProblemWords() knows.',
    except: {
      'src/app/errors/PageError.tsx': 'It loads the page again when the line is back.',
      'src/app/palette/use-action-commands.ts': toast,
      'src/app/shell/ApiKey.tsx': query,
      'src/app/shell/NotificationList.tsx': query,
      'src/areas/customer/unsolved/UnsolvedGallery.tsx': toast,
      'src/areas/data/settings/PricePanel.tsx': query,
      'src/areas/editor/manual-domains/ManualDomainsPage.tsx': toast,
      'src/areas/landing/captcha-type/TypeFigures.tsx': query,
      'src/areas/proxy/account/purchase/PurchasePromoEntry.tsx': query,
      'src/areas/public/home/LiveFoot.tsx': query,
      'src/areas/public/offers/OfferNowCard.tsx': query,
      'src/areas/worker/desk/PhaseView.tsx': 'The desk asks again when the line is back.',
      'src/areas/worker/desk/WorkerDesk.tsx': toast,
      'src/areas/worker/hub/HubNowCard.tsx': query,
      'src/shared/list/List.tsx': query,
      'src/shared/use-problem-words.ts': 'It knows whether the line is back.',
    },
  },
  {
    found:
      'Program:has(CallExpression[callee.name="saveTable"]):not(:has(JSXIdentifier[name="FormatMenu"]))',
    message: 'A table is offered in every form beside its CSV: <FormatMenu>.',
  },
]
