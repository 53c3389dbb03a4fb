import { createVapidKeys } from '../src/config/shared/vapid-keys.ts';

// Prints a new pair of keys for push messages, as lines of `.env`. A new pair ends every
// subscription that browsers have with the old one.
const { publicKey, privateKey } = createVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
