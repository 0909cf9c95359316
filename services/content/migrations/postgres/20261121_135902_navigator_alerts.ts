import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_alert_subscriptions_topic" ADD VALUE 'navigator';
  ALTER TABLE "navigator_answers" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_navigator_answers_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "alert_subscriptions" ADD COLUMN "service" varchar;
  ALTER TABLE "alert_subscriptions" ADD COLUMN "choices" varchar;
  UPDATE "navigator_answers" SET "changed_at" = "stated_at";
  CREATE INDEX "navigator_answers_changed_at_idx" ON "navigator_answers" USING btree ("changed_at");
  CREATE INDEX "_navigator_answers_v_version_version_changed_at_idx" ON "_navigator_answers_v" USING btree ("version_changed_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "alert_subscriptions" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_alert_subscriptions_topic";
  CREATE TYPE "public"."enum_alert_subscriptions_topic" AS ENUM('all', 'practice', 'sector', 'search');
  ALTER TABLE "alert_subscriptions" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_alert_subscriptions_topic" USING "topic"::"public"."enum_alert_subscriptions_topic";
  DROP INDEX "navigator_answers_changed_at_idx";
  DROP INDEX "_navigator_answers_v_version_version_changed_at_idx";
  ALTER TABLE "navigator_answers" DROP COLUMN "changed_at";
  ALTER TABLE "_navigator_answers_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "alert_subscriptions" DROP COLUMN "service";
  ALTER TABLE "alert_subscriptions" DROP COLUMN "choices";`)
}
