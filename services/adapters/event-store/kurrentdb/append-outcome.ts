import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js'
import type streams from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import {
  EventStoreRefusal,
  EventStoreUnavailable,
  WrongExpectedRevision,
  type ExpectedRevision,
} from '#ports/event-store.ts'

type Response = InstanceType<typeof streams.BatchAppendResp>

export type AppendOutcome = { revision: bigint; position: bigint | undefined }

const refusals: Readonly<Record<string, EventStoreRefusal['reason']>> = {
  StreamDeleted: 'deleted',
  AccessDenied: 'denied',
  MaximumAppendSizeExceeded: 'too-large',
  MaximumAppendEventSizeExceeded: 'too-large',
  BadRequest: 'invalid',
}

/** Only a success of the server is a success. Throws WrongExpectedRevision, EventStoreRefusal or EventStoreUnavailable. */
export function toAppendOutcome(
  response: Response,
  stream: string,
  expected: ExpectedRevision,
): AppendOutcome {
  const success = response.getSuccess()
  if (!success?.hasCurrentRevision() || response.hasError())
    throw toFailure(response, stream, expected)
  const position = success.getPosition()?.getCommitPosition()
  return {
    revision: BigInt(success.getCurrentRevision()),
    position: position === undefined ? undefined : BigInt(position),
  }
}

function toFailure(response: Response, stream: string, expected: ExpectedRevision): Error {
  const error = response.getError()
  const details = error?.getDetails()
  const name = details?.getTypeName().split('.').at(-1) ?? ''
  if (name === 'WrongExpectedVersion') {
    const conflict = details?.unpack(
      shared.WrongExpectedVersion.deserializeBinary,
      details.getTypeName(),
    )
    const actual = conflict?.hasCurrentStreamRevision()
      ? BigInt(conflict.getCurrentStreamRevision())
      : null
    return new WrongExpectedRevision(stream, expected, actual)
  }
  const text = error?.getMessage() || name || 'an answer without an outcome'
  const reason = refusals[name]
  return reason
    ? new EventStoreRefusal(reason, `KurrentDB: ${text}, stream ${stream}`)
    : new EventStoreUnavailable(`KurrentDB: ${text}`)
}
