// This module is imported first. Vite's build sets NODE_ENV too, and packages such as React would
// differ between an import before and one after that.
process.env['NODE_ENV'] = 'production'
