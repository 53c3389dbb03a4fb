/** One thing that a setup does in an account. */
export type SetupAct = {
  /** What it will do, as a sentence: `Creates the webhook "Knurl: build the site".` */
  readonly sentence: string;
  readonly act: () => Promise<void>;
};

/** A setting that a setup has found or made. It is written to `.env`, which git ignores, and `setup -- netlify` gives it to the site. */
export type FoundSetting = { readonly name: string; readonly value: string };

/** What a setup will do in an account. It has only read so far. */
export type SetupPlan = {
  /** What is right already, each as a sentence. */
  readonly right: readonly string[];
  readonly acts: readonly SetupAct[];
  /** What an owner has to do by hand, because the vendor has no API for it, each with the page of the console. */
  readonly byHand: readonly { readonly sentence: string; readonly page: string }[];
  /** Read after the acts. */
  readonly settings: () => Promise<readonly FoundSetting[]>;
};

/** Something that a setup does only when it is asked for on the command line. */
type SetupFlag = {
  /** Such as `--archive`. */
  readonly name: string;
  /** What it does, as the end of a sentence that begins with its name. */
  readonly purpose: string;
};

/** The setup of one vendor: `npm run setup -- <vendor>`. */
export type VendorSetup = {
  readonly vendor: 'contentful' | 'auth0' | 'stripe' | 'netlify';
  /**
   * The variables that it needs from the environment or `.env`, and where an owner finds each. `isSetting`: the site needs it too, so what
   * she types is kept in `.env`.
   */
  readonly needs: readonly {
    readonly name: string;
    readonly where: string;
    readonly isSetting?: true;
  }[];
  /** What it does only on demand. */
  readonly flags?: readonly SetupFlag[];
  /**
   * Reads the account and says what is to be done, with the flags of the command line. Throws a PlainFailure where the account can't be
   * read.
   */
  readonly plan: (
    environment: Readonly<Record<string, string | undefined>>,
    flags: readonly string[],
  ) => Promise<SetupPlan>;
};
