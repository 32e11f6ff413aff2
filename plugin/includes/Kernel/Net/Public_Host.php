<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Net;

defined( 'ABSPATH' ) || exit;

/** Whether a server that a user entered may be contacted. Otherwise its responses, or only its errors, would tell what an internal network contains. */
final class Public_Host {

	/** @return string[] IP addresses of a name or address; none if it doesn't resolve. */
	public static function resolve( string $host ): array {
		if ( false !== filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return array( $host );
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A name that doesn't resolve makes it warn.
		$v6 = array_column( (array) @dns_get_record( $host, DNS_AAAA ), 'ipv6' );

		return array_merge( gethostbynamel( $host ) ?: array(), $v6 );
	}

	/**
	 * Whether no address is a reserved one, such as a cloud provider's metadata service, or the site's own code allows it. WordPress only
	 * knows some of these.
	 *
	 * @param string[] $ips Of resolve().
	 */
	public static function is_allowed( string $host, string $url, array $ips ): bool {
		foreach ( $ips as $ip ) {
			$address = Ip_Address::parse( $ip );
			if ( ! $address || ! $address->is_public() ) {
				/** This filter is documented in wp-includes/http.php */
				return (bool) apply_filters( 'http_request_host_is_external', false, $host, $url );
			}
		}

		return true;
	}

	/**
	 * Lets cURL use only addresses that were checked: a name that is resolved again can lead elsewhere.
	 *
	 * @param resource $handle Of cURL.
	 * @param string[] $ips
	 */
	public static function pin( $handle, string $host, int $port, array $ips ): void {
		if ( array() !== $ips && ! in_array( $host, $ips, true ) ) {
			curl_setopt( $handle, CURLOPT_RESOLVE, array( "$host:$port:" . implode( ',', $ips ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- WordPress has no argument for it.
		}
	}
}
