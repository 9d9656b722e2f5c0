/** Being told something while no window is open: what this browser can do of it. */
import { api } from './api';
import { settings } from './settings.svelte';

export type Obstacle = 'unable' | 'denied';

/** Why this browser cannot be told anything, as far as that is known before it is asked. */
export async function obstacle(): Promise<Obstacle | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unable';
  const allowed = await navigator.permissions.query({ name: 'notifications' });
  return allowed.state === 'denied' ? 'denied' : null;
}

/** Ask for permission and tell the server where this browser is to be found. The server then says
 * something, and believes what comes back (`flight.js`). */
export async function turnOn(key: string): Promise<Obstacle | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'unable';
  let found: PushSubscription;
  try {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    found = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  } catch {
    return 'unable';
  }
  const { p256dh = '', auth = '' } = found.toJSON().keys ?? {};
  await api.addPushDevice({
    endpoint: found.endpoint,
    p256dh,
    auth,
    language: settings.language,
  });
  return null;
}

export async function turnOff(): Promise<void> {
  await api.forgetPushDevice();
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
