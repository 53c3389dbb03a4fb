import * as v from 'valibot';
import type {
  ElementReference,
  EngineWindow,
  keyCodes,
  Size,
  WindowOptions,
} from './drivers/engine-window.ts';
import { waitFor } from './drivers/wait-for.ts';
import { createFinder, type Finder, type Query } from './in-page.ts';

const Outcome = v.union([v.object({ value: v.unknown() }), v.object({ fault: v.string() })]);
const Reference = v.record(v.string(), v.string());

/** What a function of the page may be given and may return: it is sent as JSON. */
type Sent = string | number | boolean | null | undefined | object;

type OpenWindow = (options: WindowOptions) => Promise<EngineWindow>;

/** For how many seconds a press may be on its way after the driver has answered. */
const secondsToArrive = 2;

export const phone: Size = { width: 390, height: 844 };

/**
 * A person with a browser: what journeys are written with. Everything waits for a state, and fails
 * after some time.
 */
export class Visitor {
  readonly #open: OpenWindow;
  readonly #profile: string;
  readonly #site: string;
  #window: EngineWindow;
  /** Whether the window is one that stores what it is given, as usual. */
  #isUsual = true;
  /** The size of the page; unknown in a window that was just opened. */
  #size: Size | undefined;

  private constructor(open: OpenWindow, profile: string, site: string, window: EngineWindow) {
    this.#open = open;
    this.#profile = profile;
    this.#site = site;
    this.#window = window;
  }

  /** Opens a browser for a person who was never on the site. */
  static async arrive(open: OpenWindow, profile: string, site: string): Promise<Visitor> {
    const visitor = new Visitor(open, profile, site, await open({ profile }));
    await visitor.resize(phone);
    return visitor;
  }

  /**
   * Ends the browser as a dead battery does, and starts it again: usually with what it had stored.
   */
  async restart(options: Omit<WindowOptions, 'profile'> = {}): Promise<void> {
    await this.#window.kill();
    this.#window = await this.#open({ ...options, profile: this.#profile });
    this.#isUsual = Object.keys(options).length === 0;
    this.#size = undefined;
    await this.resize(phone);
  }

  /** Closes the browser for good. */
  leave(): Promise<void> {
    return this.#window.close();
  }

  get engine(): EngineWindow['engine'] {
    return this.#window.engine;
  }

  /** A folder for files of hers. */
  get folder(): string {
    return this.#profile;
  }

  /** Runs a function in the page. It may use its parameters and nothing else from here. */
  async run<Parameters extends readonly Sent[], Result>(
    code: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>> {
    const outcome = v.parse(
      Outcome,
      await this.#window.run(
        `const given = [...arguments]; const done = given.pop();
        Promise.resolve().then(() => (${code.toString()})(...given))
          .then((value) => done({ value: value === undefined ? null : value }), (error) => done({ fault: String(error) }));`,
        parameters,
      ),
    );
    if ('fault' in outcome) throw new Error(outcome.fault);
    // The page returns what its function returned.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return outcome.value as Awaited<Result>;
  }

  /** Runs a function in the page that looks for elements. */
  async #find<Result>(
    code: (finder: Finder, query: Query) => Result,
    query: Query,
  ): Promise<Awaited<Result>> {
    const outcome = v.parse(
      Outcome,
      await this.#window.run(
        `const [query, done] = arguments;
        Promise.resolve().then(() => (${code.toString()})((${createFinder.toString()})(), query))
          .then((value) => done({ value: value === undefined ? null : value }), (error) => done({ fault: String(error) }));`,
        [query],
      ),
    );
    if ('fault' in outcome) throw new Error(outcome.fault);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return outcome.value as Awaited<Result>;
  }

  /** Waits until a function of the page returns something other than false, null or nothing. */
  until<Parameters extends readonly Sent[], Result>(
    what: string,
    code: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<NonNullable<Awaited<Result>>> {
    return waitFor(what, async () => {
      const result = await this.run(code, ...parameters);
      if (result === false || result === null || result === undefined) throw new Error('not yet');
      return result;
    });
  }

  /** Opens an address of the site, or another one, without waiting for its scripts. */
  async go(path: string): Promise<void> {
    const wanted = new URL(path, this.#site).href;
    const address = (): Promise<string> => this.run(() => location.href).catch(() => '');
    const before = await address();
    await this.#window.navigate(wanted);
    // A page that is left while it still fetches its data takes that for a failure and loads itself
    // anew, which cancels where it was sent.
    if (before !== wanted && (await address()) === before) await this.#window.navigate(wanted);
  }

  /** Opens an address of the site and waits until React has taken the page over. */
  async open(path: string): Promise<void> {
    await this.go(path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.until(
      'the page is hydrated',
      () => performance.getEntriesByName('onInitialClientRender').length > 0,
    );
  }

  /** Waits until the page is at this path, or at an address that begins with this one. */
  async at(address: string): Promise<void> {
    const wanted = new URL(address, this.#site).href;
    await waitFor(`the address is ${address}`, async () => {
      const { href, bare } = await this.run(() => ({
        href: location.href,
        bare: location.origin + location.pathname,
      }));
      const isThere =
        address.startsWith('/') && !/[?#]/.test(address)
          ? bare === wanted
          : href.startsWith(wanted);
      if (!isThere) throw new Error(href);
    });
  }

  /** Runs a function of the page on an element, once it is there. */
  async look<Parameters extends readonly Sent[], Result>(
    query: Query,
    code: (element: Element, ...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>> {
    await this.see(query);
    const element = await this.#find((finder, wanted) => finder.findAll(wanted)[0], query);
    // The page turns the reference back into the element.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return this.run(code, element as Element, ...parameters);
  }

  /** What the person sees of the first of these elements. */
  async read(query: Query): Promise<string> {
    return waitFor(`sees ${JSON.stringify(query)}`, async () => {
      const text = await this.#find((finder, wanted) => {
        const [element] = finder.findAll(wanted);
        return element === undefined ? null : finder.seenText(element);
      }, query);
      if (text === null) throw new Error(`not on the page: ${await this.#excerpt()}`);
      return text;
    });
  }

  #excerpt(): Promise<string> {
    return this.run(
      () => `${location.href} ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 1500)}`,
    );
  }

  count(query: Query): Promise<number> {
    return this.#find((finder, wanted) => finder.findAll(wanted).length, query);
  }

  /** Waits until such an element is visible. */
  async see(query: Query): Promise<void> {
    await this.read(query);
  }

  /** Waits until such an element shows a text. */
  async seeText(query: Query, text: string | RegExp): Promise<void> {
    const wanted = typeof text === 'string' ? text : { source: text.source, flags: text.flags };
    await this.see({ ...query, text: wanted });
  }

  /** Waits until there are so many of them. */
  async seeCount(query: Query, wanted: number): Promise<void> {
    await waitFor(`sees ${wanted} of ${JSON.stringify(query)}`, async () => {
      const found = await this.count(query);
      if (found !== wanted) throw new Error(`${found}`);
    });
  }

  /** Waits until no such element is visible. */
  gone(query: Query): Promise<void> {
    return this.seeCount(query, 0);
  }

  /**
   * Finds an element that can be pressed, with code of its own or as it is. Both are one command:
   * each takes its time.
   */
  async #element(
    query: Query,
    code: (finder: Finder, wanted: Query) => Promise<Element | undefined> = (finder, wanted) =>
      finder.findToPress(wanted),
  ): Promise<ElementReference> {
    const found = await this.#find(code, query);
    if (found === null || found === undefined)
      throw new Error(`cannot be pressed: ${await this.#excerpt()}`);
    return v.parse(Reference, found);
  }

  /**
   * Presses an element; again if the page moved away under the press, as a person does who sees
   * that nothing happens.
   */
  async press(query: Query): Promise<void> {
    await waitFor(`presses ${JSON.stringify(query)}`, async () => {
      const element = await this.#element(query, async (finder, wanted) => {
        const target = await finder.findToPress(wanted);
        if (target === undefined) return target;
        performance.clearMarks('press arrived');
        performance.mark('press awaited');
        const notice = ({ target: hit }: Event): void => {
          if (!(hit instanceof Element)) return;
          const label = hit.closest('label');
          if (target.contains(hit) || label?.control === target || label?.contains(target)) {
            performance.mark('press arrived');
          }
        };
        addEventListener('click', notice, { capture: true, once: true });
        return target;
      });
      await this.#window.click(element);
      const isMissed = (): boolean =>
        performance.getEntriesByName('press awaited').length > 0 &&
        performance.getEntriesByName('press arrived').length === 0;
      await waitFor(
        'the press arrives',
        async () => {
          // A page that came by the press awaits none.
          if (await this.run(isMissed)) throw new Error('nothing was pressed');
        },
        secondsToArrive,
      );
    });
  }

  /** Empties a field and types into it. */
  async fill(query: Query, text: string): Promise<void> {
    await waitFor(`fills ${JSON.stringify(query)}`, async () => {
      const element = await this.#element(query, async (finder, wanted) => {
        const target = await finder.findToPress(wanted);
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
          target.focus();
          target.select();
        }
        return target;
      });
      if (text === '') await this.#window.type(element, '\uE003');
      await this.#window.type(element, text);
      const typed = await this.run(
        (target) =>
          target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
            ? target.value
            : '',
        element,
      );
      if (typed !== text) throw new Error(`it holds “${typed}”`);
    });
  }

  /**
   * Chooses an option of a list by its words or its value. The engines open lists in windows of
   * their own, so the page is told.
   */
  async choose(query: Query, option: string): Promise<void> {
    await waitFor(`chooses ${option}`, async () => {
      await this.run(
        (target, wanted) => {
          if (!(target instanceof HTMLSelectElement)) throw new Error('no list');
          const found = [...target.options].find(
            ({ value, label }) => value === wanted || label.trim() === wanted,
          );
          if (found === undefined)
            throw new Error(
              `not in the list: ${[...target.options].map(({ label }) => label).join()}`,
            );
          target.focus();
          target.value = found.value;
          target.dispatchEvent(new Event('input', { bubbles: true }));
          target.dispatchEvent(new Event('change', { bubbles: true }));
        },
        await this.#element(query),
        option,
      );
    });
  }

  /** Waits for a field of files, and gives the first one this file. */
  async giveFile(file: string): Promise<void> {
    await waitFor('chooses a file', async () => {
      const element = v.parse(
        Reference,
        await this.run(() => document.querySelector('input[type="file"]')),
      );
      await this.#window.type(element, file);
    });
  }

  key(name: keyof typeof keyCodes): Promise<void> {
    return this.#window.pressKey(name);
  }

  /** Puts the focus on an element, as the Tab key does. */
  async focus(query: Query): Promise<void> {
    await waitFor(`focuses ${JSON.stringify(query)}`, async () => {
      await this.run(
        (target) => {
          if (target instanceof HTMLElement) target.focus({ focusVisible: true });
        },
        await this.#element(query),
      );
    });
  }

  /** Waits until the focus is on such an element or in it. */
  async focusIsIn(query: Query): Promise<void> {
    await waitFor(`the focus is in ${JSON.stringify(query)}`, async () => {
      const isIn = await this.#find(
        (finder, wanted) =>
          finder.findAll(wanted).some((one) => one.contains(document.activeElement)),
        query,
      );
      if (!isIn)
        throw new Error(
          await this.run(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nowhere'),
        );
    });
  }

  /** Changes the size of the page and waits until it is laid out. */
  async resize(size: Size): Promise<void> {
    if (size.width === this.#size?.width && size.height === this.#size.height) return;
    this.#size = undefined;
    await this.#window.resize(size);
    await this.until(
      `the page is ${size.width} px wide`,
      (wanted) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(innerWidth === wanted)));
        }),
      size.width,
    );
    this.#size = size;
  }

  takeFaults(): Promise<readonly string[]> {
    return this.#window.takeFaults();
  }

  screenshot(): Promise<string> {
    return this.#window.screenshot();
  }

  /** Forgets everything that the site has stored in this browser. */
  async forgetEverything(): Promise<void> {
    if (!this.#isUsual) await this.restart();
    await this.resize(phone);
    await this.go('/robots.txt');
    await this.#window.forgetCookies();
    await this.run(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name = '' } of await indexedDB.databases()) {
        await new Promise((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', resolve);
          request.addEventListener('error', resolve);
        });
      }
    });
  }
}
