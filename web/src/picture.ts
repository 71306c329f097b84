/** Run by node for `rossio svg`: a request as JSON comes in, the picture goes out. */
import { draw, type Request } from "./picture/draw";

let text = "";
for await (const chunk of process.stdin.setEncoding("utf8")) text += String(chunk);
process.stdout.write(await draw(JSON.parse(text) as Request));
