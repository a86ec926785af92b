/** A device for push messages. `name` is one character of its id. */
export const deviceNamed = (name: string) => ({
  deviceId: name.repeat(43),
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  p256dh: `B${`${name}_`.repeat(43)}`,
  auth: `${name}-`.repeat(11),
});
