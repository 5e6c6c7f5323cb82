import { acting, led, placing, refuses } from "../refusing.ts";

/** Why ABATIS may not be cleared, or a unit not brought back (11.6, 14). */
export const RALLY = refuses({
  "clear-none": ["BR83-11.6-a", placing],
  "clear-sapper": ["BR83-11.6-a", placing],
  "clear-contact": ["BR83-SP-h", placing],
  "revive-early": ["BR83-14.1-a", acting],
  "revive-once": ["BR83-14.4-a", acting],
  "revive-enemy": ["BR83-14.31-a", acting],
  "revive-never": ["BR83-14.23-a", acting],
  "revive-alive": ["BR83-14.2-a", acting],
  "revive-far": ["BR83-14.22-a", acting],
  "revive-exhausted": ["BR83-OPT3-a", acting],
  "revive-leader": ["BR83-14.31-a", led],
  "revive-moved": ["BR83-14.32-a", led],
  "revive-busy": ["BR83-14.32-a", led],
  "revive-alone": ["BR83-14.31-a", led],
  "revive-apart": ["BR83-14.3-a", led],
  "revive-companion-moved": ["BR83-14.32-a", led],
  "revive-companion-busy": ["BR83-14.32-a", led],
  "revive-full": ["BR83-R69", led],
});
