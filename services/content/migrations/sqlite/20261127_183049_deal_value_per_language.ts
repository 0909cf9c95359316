import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`deals_locales\` ADD \`value\` text;`)
  await db.run(sql`ALTER TABLE \`_deals_v_locales\` ADD \`version_value\` text;`)
  await db.run(sql`UPDATE \`deals_locales\` SET \`value\` = (SELECT \`value\` FROM \`deals\` WHERE \`deals\`.\`id\` = \`_parent_id\`);`)
  await db.run(sql`UPDATE \`_deals_v_locales\` SET \`version_value\` = (SELECT \`version_value\` FROM \`_deals_v\` WHERE \`_deals_v\`.\`id\` = \`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`deals\` DROP COLUMN \`value\`;`)
  await db.run(sql`ALTER TABLE \`_deals_v\` DROP COLUMN \`version_value\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`deals\` ADD \`value\` text;`)
  await db.run(sql`ALTER TABLE \`_deals_v\` ADD \`version_value\` text;`)
  await db.run(sql`UPDATE \`deals\` SET \`value\` = (SELECT \`value\` FROM \`deals_locales\` WHERE \`_parent_id\` = \`deals\`.\`id\` AND \`_locale\` = 'en');`)
  await db.run(sql`UPDATE \`_deals_v\` SET \`version_value\` = (SELECT \`version_value\` FROM \`_deals_v_locales\` WHERE \`_parent_id\` = \`_deals_v\`.\`id\` AND \`_locale\` = 'en');`)
  await db.run(sql`ALTER TABLE \`deals_locales\` DROP COLUMN \`value\`;`)
  await db.run(sql`ALTER TABLE \`_deals_v_locales\` DROP COLUMN \`version_value\`;`)
}
