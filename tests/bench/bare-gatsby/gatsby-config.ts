import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = { jsxRuntime: 'automatic' };

export default config;
