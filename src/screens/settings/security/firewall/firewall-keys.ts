export const FIREWALL = 'waf';

/** Whether the IP lists are applied. */
export const LISTS_ON = 'jetpack_waf_ip_list';
export const ALLOW_LIST = 'jetpack_waf_ip_allow_list';
export const BLOCK_LIST = 'jetpack_waf_ip_block_list';

/** Settings saved by the card's Save button. */
export const FORM_KEYS: readonly string[] = [ ALLOW_LIST, BLOCK_LIST ];
