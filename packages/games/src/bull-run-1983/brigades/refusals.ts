import { acting, led, refuses } from "../refusing.ts";

/** Why a brigade may not form or break up like this (8). */
export const BRIGADES = refuses({
  "form-brigade": ["BR83-8.21-b", acting],
  "form-leader": ["BR83-8.21-b", led],
  "form-formed": ["BR83-8.1-a", acting],
  "form-again": ["BR83-8.22-a", acting],
  "form-ground": ["BR83-8.52-a", acting],
  "form-members": ["BR83-8.21-a", acting],
  "form-kind": ["BR83-8.21-b", acting],
  "form-apart": ["BR83-8.22-a", led],
  "form-sum": ["BR83-8.21-a", acting],
  "form-moved": ["BR83-8.22-a", acting],
  "form-contact": ["BR83-8.22-a", acting],
  "form-frozen": ["BR83-4.83-a", acting],
  "break-unformed": ["BR83-8.4-a", acting],
  "break-enemy": ["BR83-8.4-a", acting],
  "break-safe": ["BR83-R76", acting],
});
