/** Tampering with rights, rules and objects of the database, on any table. */
import { serviceRole } from '../../service/database/isolation.ts'
import type { Kind } from './kind.ts'
import { attempt } from './nested.ts'
import { type TableShape, valueFor } from './row-kinds.ts'

/** Some tables of the migrations have none. */
const ifSecured = (text: string): string => `do $$ begin
  if not (select relrowsecurity and relforcerowsecurity from pg_class where oid = '#'::regclass) then raise 'none'; end if;
  ${text}; end $$`

/** Changes of a table that the owner could make; a `#` stands for its name, a `@` for a column, a `~` for a value of it. */
const ofTable: { readonly [way: string]: string } = {
  'grant a right': `grant truncate, references on # to ${serviceRole}`,
  'grant a column': `grant references (@) on # to ${serviceRole}`,
  'grant to everybody': 'grant select on # to public',
  'revoke a right': `do $$ begin
    if not has_table_privilege('${serviceRole}', '#', 'SELECT') then raise 'none'; end if;
    revoke select on # from ${serviceRole}; end $$`,
  'disable triggers': `do $$ begin
    if not exists (select from pg_trigger where tgrelid = '#'::regclass and not tgisinternal) then raise 'none'; end if;
    alter table # disable trigger all; end $$`,
  'end row-level security': ifSecured('alter table # disable row level security'),
  'end forced security': ifSecured('alter table # no force row level security'),
  'open a policy': `create policy opened on # to ${serviceRole} using (true)`,
  'drop a policy': 'drop policy own_workspace on #',
  'change a policy': 'alter policy own_workspace on # using (true)',
  'add a column': 'alter table # add column forged text',
  'drop a column': 'alter table # drop column @ cascade',
  // A default that the column has already changes nothing.
  'set a default': `do $$ declare
    own text := (select pg_get_expr(adbin, adrelid) from pg_attrdef join pg_attribute a on attrelid = adrelid and attnum = adnum
      where adrelid = '#'::regclass and attname = '@');
  begin
    alter table # alter column @ set default ~;
    if own is not distinct from (select pg_get_expr(adbin, adrelid) from pg_attrdef join pg_attribute a on attrelid = adrelid
      and attnum = adnum where adrelid = '#'::regclass and attname = '@') then raise 'same'; end if;
  end $$`,
  'drop a constraint': `do $$ declare name text; begin
    select conname into strict name from pg_constraint where conrelid = '#'::regclass order by random() limit 1;
    execute format('alter table # drop constraint %I cascade', name); end $$`,
  'add an index': 'create index forged on # (@)',
  'add a trigger': `create trigger forged before insert on # for each row execute function refuse_dropped()`,
  'add a rule': 'create rule forged as on delete to # do instead nothing',
  'rename a table': 'alter table # rename to forged',
  'drop a table': 'drop table # cascade',
  'shadow a table': 'create view forged as select * from #',
}

const ofDatabase: { readonly [way: string]: string } = {
  'add a function': `create function forged() returns int language sql as 'select 1'`,
  'replace a function': `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  'let a function run for everybody': 'grant execute on function drop_workspace(text) to public',
  'bypass row-level security': `alter role ${serviceRole} bypassrls`,
  'set a search path': `alter role ${serviceRole} set search_path = forged`,
  'add a schema': 'create schema forged',
  'add an event trigger': `create function watched() returns event_trigger language plpgsql as 'begin end';
    create event trigger forged on ddl_command_start execute function watched()`,
  'let a function see through row-level security': 'alter function find_session(text) leakproof',
  'add a sequence': 'create sequence forged',
  'turn a sequence': 'alter sequence import_delivery_arrival_seq increment by -1 minvalue -10',
  'limit a sequence': 'alter sequence key_trace_id_seq maxvalue 1000000 cycle',
  'add a type': `create type forged as enum ('a')`,
}

const kind = (way: string, of: string, text: string): Kind => ({
  ...{ way, of, isSigned: false, isOfCatalogue: true },
  tamper: async (client) =>
    (await attempt(client, () => client.query(text))) && {
      workspaces: [],
      isNamedBy: (found) => found.startsWith('catalogue: '),
    },
})

/** Kinds for every table, and those for the database. */
export const catalogueKinds = (shapes: readonly TableShape[]): readonly Kind[] => [
  ...shapes.flatMap(({ table, columns }) =>
    Object.entries(ofTable).map(([way, text]) =>
      kind(
        way,
        table,
        text
          .replaceAll('#', table)
          .replaceAll('@', columns.at(-1)?.name ?? '')
          .replaceAll('~', valueFor(columns.at(-1)?.type ?? '')?.[1] ?? ''),
      ),
    ),
  ),
  ...Object.entries(ofDatabase).map(([way, text]) => kind(way, 'the database', text)),
]
