/** Weekly and hourly figures. */
import { type Kysely, sql } from 'kysely'
import { isolateTable, readTableGrants } from '../../database/isolation.ts'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table kpi (
    workspace text not null,
    id text not null,
    week_start date not null,
    revenue double precision not null,
    profit_margin double precision not null,
    cash_runway_months double precision not null,
    cash_runway_weeks double precision not null,
    transactions integer not null,
    expenses text,
    primary key (workspace, id))`.execute(db)
  await sql`create table kpi_day (
    workspace text not null,
    date date not null,
    hours text not null,
    primary key (workspace, date))`.execute(db)
  await isolateTable(db, 'kpi', readTableGrants)
  await isolateTable(db, 'kpi_day', readTableGrants)
}
