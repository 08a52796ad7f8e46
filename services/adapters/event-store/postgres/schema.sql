create schema if not exists log;

-- Which log this is: a checkpoint of another log must be noticed.
create table if not exists log.identity (
  sole boolean primary key default true check (sole),
  id uuid not null default gen_random_uuid()
);
insert into log.identity default values on conflict do nothing;

-- Positions have no gaps and become visible in their order, because one writer at a time takes them from the end.
create table if not exists log.events (
  position bigint primary key,
  stream text collate "C" not null,
  revision bigint not null,
  id uuid not null,
  type text not null,
  at timestamptz not null default clock_timestamp(),
  data json not null,
  meta json not null,
  unique (stream, revision)
);

-- Where the events of a retried append stand, if all of them are there, one after the other.
-- An exact revision says where to look; without one, the stream's last thousand events are searched.
create or replace function log.repeated(in_stream text, in_expected bigint, in_last bigint, in_ids uuid[])
returns table (last_revision bigint, last_position bigint) language plpgsql stable as $$
declare first bigint := in_expected + 1;
begin
  if in_expected < -1 then
    select e.revision into first from log.events e
    where e.stream = in_stream and e.revision > in_last - 1000 and e.id = in_ids[1]
    order by e.revision desc limit 1;
  end if;
  return query
    select max(e.revision), max(e.position) from log.events e
    where e.stream = in_stream and e.revision >= first and e.revision < first + cardinality(in_ids)
    having array_agg(e.id order by e.revision) = in_ids;
end $$;

-- Appends a batch of requests, each all or nothing. Expected: a revision, -1 no stream, -2 any, -3 stream exists.
-- Answers for each, in order: its last revision and position; or, refused, the stream's last revision and no position.
create or replace function log.append(
  streams text[], expecteds bigint[], sizes int[],
  ids uuid[], types text[], datas json[], metas json[]
) returns table (last_revision bigint, last_position bigint) language plpgsql
-- Runs as the owner of the log, so that its callers need no right to write: positions, revisions and times are not theirs.
security definer set search_path = pg_catalog, pg_temp as $$
declare
  head bigint;
  tip bigint;
  done int := 0; -- events of the requests before
begin
  -- Held until the commit. The next statement sees everything that its last holder wrote.
  perform pg_advisory_xact_lock(727274);
  select coalesce(max(e.position), 0) into head from log.events e;
  for i in 1..cardinality(streams) loop
    select e.revision into tip from log.events e
    where e.stream = streams[i] order by e.revision desc limit 1;
    tip := coalesce(tip, -1);
    last_position := null;
    if expecteds[i] < -1 or expecteds[i] < tip then
      select r.last_revision, r.last_position into last_revision, last_position
      from log.repeated(streams[i], expecteds[i], tip, ids[done + 1 : done + sizes[i]]) r;
    end if;
    if last_position is null then
      last_revision := tip;
      if expecteds[i] = tip or expecteds[i] = -2 or (expecteds[i] = -3 and tip >= 0) then
        insert into log.events (position, stream, revision, id, type, data, meta)
        select head + j, streams[i], tip + j, ids[done + j], types[done + j], datas[done + j], metas[done + j]
        from generate_subscripts(ids[done + 1 : done + sizes[i]], 1) j;
        head := head + sizes[i];
        last_revision := tip + sizes[i];
        last_position := head;
      end if;
    end if;
    done := done + sizes[i];
    return next;
  end loop;
end $$;
