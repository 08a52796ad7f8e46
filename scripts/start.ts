// `npm start`: builds the web apps when their sources changed, then runs the product.
import { buildWebIfStale } from './build-web.ts'

await buildWebIfStale()
await import('../services/main.ts')
