import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file itself.',
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
    // Everybody else passes Stripe's client on (decision 058).
    files: ['src/**/*.ts', 'netlify/**/*.ts'],
    ignores: ['src/server/till/stripe/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        {
          selector: "MemberExpression[object.type='MemberExpression'][object.object.name='stripe']",
          message: 'Only src/server/till/stripe calls Stripe.',
        },
      ],
    },
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
