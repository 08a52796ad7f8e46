// `npm start`: builds the web apps when their sources changed, then runs the product.
import { buildWebIfStale } from './build-web.ts'

const { NODE_ENV } = process.env
await buildWebIfStale()
// Vite says that everything after a production build is production; here it is not.
if (NODE_ENV === undefined) delete process.env['NODE_ENV']
else process.env['NODE_ENV'] = NODE_ENV
await import('../services/main.ts')
