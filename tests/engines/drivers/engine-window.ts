/** The engines that `tests/engines` drives beside Chromium. */
export type EngineName = 'firefox' | 'webkit';

export type WindowOptions = {
  /**
   * The folder of what the browser stores: a window opened with the folder of one that was killed
   * finds what that one had stored.
   */
  readonly profile: string;
  /** A private window: what it stores is gone with it. */
  readonly isPrivate?: boolean;
  /**
   * Pages may store nothing, as when somebody has forbidden it in the settings of their browser.
   */
  readonly deniesStorage?: boolean;
};

/** A key that has no character, by its WebDriver code. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
} as const;

/** The width and height of the part of the window that shows the page. */
export type Size = { readonly width: number; readonly height: number };

/** An element of the page, as WebDriver refers to it. */
export type ElementReference = Readonly<Record<string, string>>;

/**
 * One window of a browser: the few commands that both engines have. What they do differently stays
 * behind this type.
 */
export type EngineWindow = {
  readonly engine: EngineName;
  /** Opens an address and waits until it has loaded. */
  readonly navigate: (url: string) => Promise<void>;
  /**
   * Runs the body of a function in the page. Its last argument is a function that takes the result.
   */
  readonly run: (body: string, parameters: readonly unknown[]) => Promise<unknown>;
  /** Clicks the middle of an element with the mouse. */
  readonly click: (element: ElementReference) => Promise<void>;
  /**
   * Types into an element, which gets the focus; for a field of files the text is a file's path.
   */
  readonly type: (element: ElementReference, text: string) => Promise<void>;
  /** Presses a key, wherever the focus is. */
  readonly pressKey: (key: keyof typeof keyCodes) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** A picture of the page, as PNG in base64. */
  readonly screenshot: () => Promise<string>;
  /** Removes every cookie of the site. */
  readonly forgetCookies: () => Promise<void>;
  /** What scripts have thrown and nobody caught, in every page since the last call. */
  readonly takeFaults: () => Promise<readonly string[]>;
  /** Ends the browser at once, as a dead battery does. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
};
