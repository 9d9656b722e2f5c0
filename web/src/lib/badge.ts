/** How many moves wait, on the icon of an installed site. */
export function badge(count: number): void {
  // A browser that has no badges, or may not set them, does without.
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
