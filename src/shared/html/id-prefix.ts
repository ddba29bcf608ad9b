/** What stands before each id of an article's body, and so in links to them: none of them is ever one of the page's own. */
export const idPrefix = 'user-content-'
