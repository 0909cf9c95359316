import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deals_locales" ADD COLUMN "value" varchar;
  ALTER TABLE "_deals_v_locales" ADD COLUMN "version_value" varchar;
  UPDATE "deals_locales" SET "value" = "deals"."value" FROM "deals" WHERE "deals"."id" = "deals_locales"."_parent_id";
  UPDATE "_deals_v_locales" SET "version_value" = "_deals_v"."version_value" FROM "_deals_v" WHERE "_deals_v"."id" = "_deals_v_locales"."_parent_id";
  ALTER TABLE "deals" DROP COLUMN "value";
  ALTER TABLE "_deals_v" DROP COLUMN "version_value";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deals" ADD COLUMN "value" varchar;
  ALTER TABLE "_deals_v" ADD COLUMN "version_value" varchar;
  UPDATE "deals" SET "value" = "deals_locales"."value" FROM "deals_locales" WHERE "deals"."id" = "deals_locales"."_parent_id" AND "deals_locales"."_locale" = 'en';
  UPDATE "_deals_v" SET "version_value" = "_deals_v_locales"."version_value" FROM "_deals_v_locales" WHERE "_deals_v"."id" = "_deals_v_locales"."_parent_id" AND "_deals_v_locales"."_locale" = 'en';
  ALTER TABLE "deals_locales" DROP COLUMN "value";
  ALTER TABLE "_deals_v_locales" DROP COLUMN "version_value";`)
}
