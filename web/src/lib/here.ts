/** How others reach this server. */
import { get } from "./api";

interface Here {
  addresses: string[];
  mail: boolean;
}

/** Whether an address is that of the very machine it is opened on. */
export const isNear = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/** The origin that friends can use: this page's own, or one that the server knows of; null if only this computer can. */
export async function reachable(location: { origin: string; hostname: string }): Promise<string | null> {
  if (!isNear(location.hostname)) return location.origin;
  return (await get<Here>("/api/here")).addresses[0] ?? null;
}

/** Whether the server can send letters, as to somebody who forgot a password. */
export const sendsMail = async (): Promise<boolean> => (await get<Here>("/api/here")).mail;
