/** One thing that a setup does in an account. */
export type SetupAct = {
  /** What it will do, as a sentence: `Creates the webhook "Knurl: build the site".` */
  readonly sentence: string;
  readonly act: () => Promise<void>;
};

/**
 * A setting that a setup found or created. It is written to `.env`, which git ignores, and
 * `setup -- netlify` passes it to the site.
 */
export type FoundSetting = { readonly name: string; readonly value: string };

/** What a setup will do in an account. Planning only reads. */
export type SetupPlan = {
  /** What is already right, each as a sentence. */
  readonly right: readonly string[];
  readonly acts: readonly SetupAct[];
  /**
   * The steps that an owner has to do by hand, because the vendor has no API for them, each with
   * the page of the console.
   */
  readonly byHand: readonly { readonly sentence: string; readonly page: string }[];
  /** Read after the acts. */
  readonly settings: () => Promise<readonly FoundSetting[]>;
};

/** Something that a setup does only if a command-line flag asks for it. */
type SetupFlag = {
  /** Such as `--archive`. */
  readonly name: string;
  /** What it does, as a sentence without its subject, to follow the name. */
  readonly purpose: string;
};

/** The setup of one vendor: `npm run setup -- <vendor>`. */
export type VendorSetup = {
  readonly vendor: 'contentful' | 'auth0' | 'stripe' | 'netlify';
  /**
   * The variables that it needs from the environment or `.env`, and where an owner finds each.
   * `isSetting`: the site needs it too, so what she types is saved to `.env`.
   */
  readonly needs: readonly {
    readonly name: string;
    readonly where: string;
    readonly isSetting?: true;
  }[];
  /** The optional extras. */
  readonly flags?: readonly SetupFlag[];
  /**
   * Reads the account and plans what to do, with the flags of the command line. Throws a
   * PlainFailure if the account can't be read.
   */
  readonly plan: (
    environment: Readonly<Record<string, string | undefined>>,
    flags: readonly string[],
  ) => Promise<SetupPlan>;
};
