/** The module. */
export const FIREWALL = 'waf';

/** Do the lists count at all? */
export const LISTS_ON = 'jetpack_waf_ip_list';
export const ALLOW_LIST = 'jetpack_waf_ip_allow_list';
export const BLOCK_LIST = 'jetpack_waf_ip_block_list';
export const SHARE_DATA = 'jetpack_waf_share_data';

/** What the card saves by its button. */
export const FORM_KEYS: readonly string[] = [ ALLOW_LIST, BLOCK_LIST ];
