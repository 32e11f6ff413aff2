/** The brute-force card's list: an address in it is never locked out or blocked. */
export const ALWAYS_ALLOWED = 'jetpack_protect_global_whitelist';
