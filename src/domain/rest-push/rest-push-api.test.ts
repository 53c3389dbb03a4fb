import { expect, it } from 'vitest';
import { isPushServiceUrl } from './rest-push-api.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('sends to %s', (endpoint) => expect(isPushServiceUrl(endpoint)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://us:er@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://example.com/fcm.googleapis.com',
  'https://push.apple.com.evil.example/abc',
  'https://169.254.169.254/latest',
  'http://localhost:9000/push',
  'not an address',
])('sends nothing to %s', (endpoint) => expect(isPushServiceUrl(endpoint)).toBe(false));
