/** The questions by topic: the ids of `hub:faq.<topic>.<id>`, which with a hyphen are their anchors. */
export const questions = {
  begin: ['who', 'cost', 'phone', 'training', 'exam', 'income'],
  tasks: ['kinds', 'time', 'skip', 'wait', 'price', 'programs'],
  mistakes: ['what', 'dispute', 'ambiguous', 'money', 'levels', 'faster', 'closed'],
  payouts: ['what', 'minimum', 'address', 'wrong', 'button', 'invite'],
  account: ['reputation', 'public', 'safety', 'delete'],
} as const
