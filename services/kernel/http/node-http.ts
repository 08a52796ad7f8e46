/** Imported as a module, node:http would load all its lazy parts, such as undici: a thirtieth of the start. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
