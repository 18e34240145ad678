/** One subscriber's addresses count as one: an IPv6 customer has a whole /64 to choose from. */
export function addressGroup(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - last.length)).fill("0");
  return [...groups, ...zeros, ...last].slice(0, 4).join(":");
}
