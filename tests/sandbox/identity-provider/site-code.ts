/**
 * PHP that lets the site send requests to the provider, which is on loopback.
 */
export const siteCodeFor = ( url: string ): string => `
add_filter( 'sandbox_open_servers', static fn( $urls ) => array_merge( $urls, array( '${ url }' ) ) );
add_filter( 'http_request_host_is_external', static fn( $is_external, $host, $requested ) => $is_external || 0 === strpos( $requested, '${ url }/' ), 10, 3 );`;
