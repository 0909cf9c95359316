import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`marketing_pages\` ADD \`order\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_marketing_pages_v\` ADD \`version_order\` numeric DEFAULT 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`marketing_pages\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_marketing_pages_v\` DROP COLUMN \`version_order\`;`)
}
