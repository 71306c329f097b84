/** Takes the pictures of the README: `npx playwright test -c pictures.config.ts`. */
import config from "./playwright.config";

export default { ...config, testDir: "tests/pictures" };
