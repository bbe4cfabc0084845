// One flow of the client in Debian's Firefox, over WebDriver BiDi: node flow.mjs FIREFOX URL FLOW [ADDRESS]. What fails is said.
import puppeteer from "../../../web/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";

const [firefox, url, flow, address] = process.argv.slice(2);
const SOON = 60_000; // a machine that does much else takes longer

const byText = (page, selector, text) =>
  page.waitForFunction(
    (selector, text) =>
      [...document.querySelectorAll(selector)].find((one) =>
        one.textContent.trim().startsWith(text),
      ),
    { timeout: SOON },
    selector,
    text,
  );
const click = async (page, selector, text) =>
  (await byText(page, selector, text)).click();
const until = (page, look, ...words) =>
  page.waitForFunction(look, { timeout: SOON }, ...words);
const THROWABLE = "[data-hand][aria-disabled=false]";

async function sitDown(page) {
  await page.goto(url);
  await click(page, "button", "Play now");
  await page.waitForSelector("[data-hand]", { timeout: SOON });
}

/** What is offered is passed until a tile can be thrown; the answer is the last of the hand. */
async function turn(page) {
  await until(
    page,
    (throwable) => {
      document.querySelector("[data-call=pass]")?.click();
      return document.querySelector(throwable);
    },
    THROWABLE,
  );
  return (await page.$$(THROWABLE)).at(-1);
}

const thrown = (page) =>
  until(page, (throwable) => !document.querySelector(throwable), THROWABLE);

const flows = {
  async play(page) {
    await sitDown(page);
    await (await turn(page)).click();
    await thrown(page);
    await (await turn(page)).focus();
    await page.keyboard.press("Enter");
    await thrown(page);
  },
  /** To the result, by what is drawn. */
  async hand(page) {
    await sitDown(page);
    const next = "[aria-keyshortcuts='Enter N']";
    await page.waitForFunction(
      (next, throwable) => {
        const call = ["tsumo", "ron", "pass", "hide"].map((one) =>
          document.querySelector(`[data-call=${one}]`),
        );
        const [tile] = [...document.querySelectorAll(throwable)].slice(-1);
        (call.find(Boolean) ?? tile)?.click();
        return document.querySelector(next);
      },
      { timeout: 3 * SOON }, // the others think as long as people do
      next,
      THROWABLE,
    );
    await byText(page, "[role=dialog] h2", "East round, hand 1");
    await (await page.$(next)).click();
    await until(page, (next) => !document.querySelector(next), next);
    await turn(page);
  },
  /** A guest's game goes into an account. */
  async account(page) {
    await sitDown(page);
    await page.goto(`${url}/account`);
    await click(page, "button", "New account");
    const name = `Fox ${Date.now() % 1e6}`;
    await page.type("form input[autocomplete=username]", name);
    await page.type("form input[type=password]", "a long and quiet river");
    await click(page, "form button", "Make the account");
    await byText(page, "h1", name);
    await click(page, "button", "Take it into the account");
    await byText(page, "p", "1 game has been taken into your account.");
  },
  /** Two strangers are led to the same table. */
  async lobby(page) {
    const elsewhere = await browser.createBrowserContext();
    const other = await elsewhere.newPage();
    const tables = [];
    for (const one of [page, other]) {
      await one.goto(`${url}/lobby`);
      await (
        await one.waitForSelector("[data-quick]", { timeout: SOON })
      ).click();
      await one.waitForSelector("[data-cancel]", { timeout: SOON });
      tables.push(one.url());
    }
    if (tables[0] !== tables[1]) throw new Error(`apart: ${tables}`);
    await until(
      page,
      () => document.querySelectorAll("ol > li:not(.free)").length === 2,
    );
    await (await other.$("[data-cancel]")).click();
    await until(
      page,
      () => document.querySelectorAll("ol > li:not(.free)").length === 1,
    );
    await elsewhere.close();
  },
  async language(page) {
    await page.goto(url);
    await byText(page, "button", "Play now");
    await page.select("header select", "cs");
    await byText(page, "button", "Hrát hned");
    await page.select("header select", "pl");
    await byText(page, "button", "Zagraj");
  },
  async calculator(page) {
    await page.goto(
      `${url}/calculator?hand=${encodeURIComponent("234m 66p 45678s [777z] +9s")}`,
    );
    await byText(page, "h2, h3", "1 fan, 30 fu: 1000 points").catch(
      async () => {
        await page.reload(); // a busy server may have given up
        await byText(page, "h2, h3", "1 fan, 30 fu: 1000 points");
      },
    );
  },
  async settings(page) {
    await page.goto(`${url}/settings`);
    await click(page, "label", "light");
    await until(page, () => document.documentElement.dataset.theme === "light");
    await page.reload();
    await until(page, () => document.documentElement.dataset.theme === "light");
  },
  async replay(page) {
    await page.goto(url + address);
    const place = () => document.querySelector("input[type=range]")?.value;
    const before = await (await until(page, place)).jsonValue();
    await page.keyboard.press("ArrowRight");
    await until(
      page,
      (before) => document.querySelector("input[type=range]").value !== before,
      before,
    );
  },
};

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: firefox,
  headless: true,
  timeout: SOON,
  protocolTimeout: 2 * SOON,
  extraPrefsFirefox: {
    "intl.accept_languages": "en",
    "dom.serviceWorkers.enabled": false,
  },
});
const faults = [];
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on(
    "console",
    (line) => line.type() === "error" && faults.push(line.text()),
  );
  await page.setViewport({ width: 1280, height: 900 });
  await flows[flow](page).catch(async (error) => {
    const seen = await page.evaluate(() => document.body.innerText);
    throw new Error(`${error.message}, while the page said:\n${seen}`, {
      cause: error,
    });
  });
} finally {
  await browser.close();
}
if (faults.length) throw new Error(faults.join("\n"));
