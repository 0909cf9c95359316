import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` ADD \`search\` text;`)
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` ADD \`search_locale\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` DROP COLUMN \`search\`;`)
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` DROP COLUMN \`search_locale\`;`)
}
