import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file itself.',
};

// What names a table in a statement: one of these words before it, or the next table or an alias behind it.
const rightsTables = String.raw`/\b(from|into|update|join|truncate|table)\s+(only\s+)?(grants|subscriptions)\b|\b(grants|subscriptions)\s*(,|\bjoin\b|\bas\b)/i`;
const rightsInOnePlace = ['TemplateElement[value.raw=', 'Literal[value='].map((node) => ({
  selector: `${node}${rightsTables}]`,
  message:
    'Only src/server/rights queries grants and subscriptions: ask for MemberRights, or for a part of a statement.',
}));

// Everybody else passes Stripe's client on (decision 058).
const stripeInOnePlace = {
  selector: "MemberExpression[object.type='MemberExpression'][object.object.name='stripe']",
  message: 'Only src/server/till/stripe calls Stripe.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      'private',
      '.cache',
      '.local',
      '.netlify',
      'coverage',
      'local/pictures',
      'src/gatsby-types.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-restricted-syntax': ['error', noBarrels],
    },
  },
  {
    files: ['src/**/*.ts', 'netlify/**/*.ts', 'local/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, stripeInOnePlace, ...rightsInOnePlace] },
  },
  {
    files: ['src/server/rights/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, stripeInOnePlace] },
  },
  {
    // The stand-in of Stripe and the commands that set up an account speak to Stripe, too.
    files: ['src/server/till/stripe/**/*.ts', 'local/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...rightsInOnePlace] },
  },
  {
    // The rooms that contain React. These rules compile every file, which takes most of the lint time.
    files: ['src/{app,features,page-parts,pages,services,templates,ui}/**/*.{ts,tsx}', '**/*.tsx'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.test-support.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.strict.rules },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}', 'netlify/**/*.ts'],
    ignores: ['src/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/config reads process.env.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          name: 'gatsby',
          importNames: ['Script', 'ScriptStrategy'],
          message: 'src/build/browser-scripts.ts leaves it out of what browsers load.',
        },
      ],
    },
  },
);
