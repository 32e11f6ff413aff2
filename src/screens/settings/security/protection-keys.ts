/**
 * The brute force card's allow list: its addresses are never locked out or
 * blocked.
 */
export const ALWAYS_ALLOWED = 'jetpack_protect_global_whitelist';
