// Forms with a file (`multipart/form-data`). Their contents are never written to disk or log.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem, refuse } from '../problem.ts'
import { refuseInvalid } from './input.ts'

type Upload = NonNullable<Endpoint['upload']>

/** Allowance for a form's names, boundaries and small fields. */
const formOverheadBytes = 16 * 1024
const maxFields = 20
/** Concurrent forms of one address: each is held in memory. */
const maxConcurrentPerAddress = 8

/** Routes registered in `scope` accept forms; all others refuse them. */
export async function registerMultipart(
  scope: FastifyInstance,
  { maxBytes, tooLargeProblem }: Upload,
) {
  // Refused by its length before reading.
  scope.addHook('onRequest', ({ headers }, _reply, done) => {
    const length = Number(headers['content-length'] ?? 0)
    done(
      length > maxBytes + formOverheadBytes
        ? new Problem(tooLargeProblem, { maxBytes })
        : undefined,
    )
  })
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: maxBytes, files: 1, fields: maxFields, fieldSize: formOverheadBytes },
  })
}

/** Reads a form's fields and file, by name. */
export type ReadForm = (request: FastifyRequest, upload: Upload) => Promise<Record<string, unknown>>

export function openFormReader(): ReadForm {
  const sending = new Map<string, number>()
  return async (request, upload) => {
    if (!request.isMultipart()) refuse('request/form-expected')
    const { ip } = request
    const others = sending.get(ip) ?? 0
    if (others >= maxConcurrentPerAddress) refuse('request/too-many')
    sending.set(ip, others + 1)
    try {
      return await readForm(request, upload)
    } finally {
      const left = sending.get(ip)! - 1
      if (left > 0) sending.set(ip, left)
      else sending.delete(ip)
    }
  }
}

async function readForm(
  request: FastifyRequest,
  { maxBytes, tooLargeProblem }: Upload,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(form, part.fieldname))
        refuseInvalid([{ path: [part.fieldname], message: 'Given twice', code: 'repeated' }])
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        form[part.fieldname] = new File([new Uint8Array(bytes)], 'upload', { type: part.mimetype })
      } else form[part.fieldname] = part.value
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    const { code } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') refuse(tooLargeProblem, { maxBytes })
    refuse('request/malformed')
  }
  return form
}
