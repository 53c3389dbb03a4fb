import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ContentFaultSchema } from '../content-fault.ts';

/** The paths called by the content service, editors and builds. */
export const siteBuildApiPaths = {
  /** Contentful's webhook. */
  contentfulEvents: '/api/contentful-events',
  /** `GET`: what is live, building and failed. `POST`: builds now. Both need `edit:content`. */
  siteBuilds: '/api/site-builds',
} as const;

/** The public file with the id of the build that the host serves: `{ "buildId": "…" }`. */
export const liveBuildPath = '/build.json';
export const LiveBuildFileSchema = v.object({ buildId: v.string() });

const buildStates = ['waiting', 'building', 'live', 'failed'] as const;

const SiteBuildSchema = v.object({
  buildId: v.string(),
  /** The change it was requested for, such as `Article “Deadlift for beginners” published`. */
  title: v.string(),
  state: v.picklist(buildStates),
  askedAt: v.string(),
  startedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  /** The content faults that made it fail. */
  faults: v.array(ContentFaultSchema),
  /** The last message of a build that failed for another reason. */
  problem: v.nullable(v.string()),
});
export type SiteBuild = DeepReadonly<v.InferOutput<typeof SiteBuildSchema>>;

/** `GET /api/site-builds`. */
export const CurrentSiteBuildsAnswerSchema = v.object({
  live: v.nullable(SiteBuildSchema),
  building: v.nullable(SiteBuildSchema),
  waiting: v.nullable(SiteBuildSchema),
  /** The newest failed build, if nothing newer is live. */
  failed: v.nullable(SiteBuildSchema),
  /** Where the content is, for links to entries. Null if it isn’t at Contentful. */
  space: v.nullable(v.object({ spaceId: v.string(), environment: v.string() })),
  /** Whether this site has a build hook, so that “Build now” works. */
  canBuild: v.boolean(),
  /** When the build of what waits begins by itself; null if nothing waits for a time. */
  nextAt: v.optional(v.nullable(v.string()), null),
  /** The deploys of this month; null if they are unknown. */
  deploys: v.optional(v.nullable(v.object({ count: v.number(), allowed: v.number() })), null),
});
export type CurrentSiteBuildsAnswer = DeepReadonly<
  v.InferOutput<typeof CurrentSiteBuildsAnswerSchema>
>;
