// What a node says of its cluster, and of what it can do.
import type grpc from '@grpc/grpc-js'
import features from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js'
import featureServices from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js'
import gossip from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js'
import gossipServices from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js'

export type ClusterView = () => { port: number; isLeader: boolean; isAlive: boolean }[]

type Answer<T> = (call: unknown, callback: grpc.sendUnaryData<T>) => void

export function addClusterServices(
  server: grpc.Server,
  view: ClusterView,
  isFrozen: () => boolean,
): void {
  const read: Answer<InstanceType<typeof gossip.ClusterInfo>> = (_, callback) => {
    if (!isFrozen()) callback(null, toClusterInfo(view()))
  }
  server.addService(gossipServices.GossipService, { read })
  // The vendor's client asks for it, before it appends in batches.
  const getSupportedMethods: Answer<InstanceType<typeof features.SupportedMethods>> = (
    _,
    callback,
  ) => callback(null, supportedMethods())
  server.addService(featureServices.ServerFeaturesService, { getSupportedMethods })
}

const supportedMethods = () =>
  new features.SupportedMethods()
    .setEventStoreServerVersion('26.0.3')
    .setMethodsList([
      new features.SupportedMethod()
        .setServiceName('event_store.client.streams.streams')
        .setMethodName('batchappend')
        .setFeaturesList(['deadline_duration']),
    ])

function toClusterInfo(view: ReturnType<ClusterView>): InstanceType<typeof gossip.ClusterInfo> {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState
  return new gossip.ClusterInfo().setMembersList(
    view.map(({ port, isLeader, isAlive }) =>
      new gossip.MemberInfo()
        .setState(isLeader ? LEADER : FOLLOWER)
        .setIsAlive(isAlive)
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
    ),
  )
}
