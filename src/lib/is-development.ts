// webpack replaces this expression.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * False in production builds, where `isDevelopment && …` is removed by the
 * minifier.
 */
export const isDevelopment = process.env.NODE_ENV !== 'production';
