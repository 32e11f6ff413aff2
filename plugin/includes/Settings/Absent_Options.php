<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which settings have no row in the database. Most have none, and WordPress would query for them on every page, since they
 * aren't among the autoloaded options. Only pages that visitors view use it; all other requests query (docs/decisions/044-absent-options.md).
 */
final class Absent_Options {

	/** Autoloaded: for which names it was made, and those without a row. */
	public const OPTION = 'jetpack_dashboard_absent_options';

	public static function register(): void {
		add_action( 'added_option', array( self::class, 'on_added' ) );
	}

	/** @param string $name */
	public static function on_added( $name ): void {
		$stored = self::OPTION === $name ? null : self::stored();
		if ( $stored && in_array( $name, $stored['absent'], true ) ) {
			self::forget();
		}
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Loads options with one query, and with none if no row is missing from the cache.
	 *
	 * @param string[] $names
	 */
	public static function prime( array $names ): void {
		if ( ! self::is_page_view() ) {
			wp_prime_option_caches( $names );

			return;
		}

		$key    = md5( implode( ' ', $names ) );
		$stored = self::stored();
		$absent = $stored && $key === $stored['key'] ? array_intersect( $stored['absent'], $names ) : array();
		if ( array() !== $absent ) {
			$known = wp_cache_get( 'notoptions', 'options' );
			wp_cache_set( 'notoptions', ( is_array( $known ) ? $known : array() ) + array_fill_keys( $absent, true ), 'options' );
		}

		$others = array_values( array_diff( $names, $absent ) );
		wp_prime_option_caches( $others );
		$missing = self::missing( $others );
		if ( array() !== $missing ) {
			self::store( $key, array_merge( array_values( $absent ), $missing ) );
		}
	}

	/**
	 * Another request may have added one of them since they were read. If it adds one after the second query, it deletes what is stored here.
	 *
	 * @param string[] $absent
	 */
	private static function store( string $key, array $absent ): void {
		update_option(
			self::OPTION,
			array(
				'key'    => $key,
				'absent' => $absent,
			),
			true
		);

		$known = wp_cache_get( 'notoptions', 'options' );
		wp_cache_set( 'notoptions', array_diff_key( is_array( $known ) ? $known : array(), array_flip( $absent ) ), 'options' );
		wp_prime_option_caches( $absent );
		if ( self::missing( $absent ) !== $absent ) {
			self::forget();
		}
	}

	/**
	 * @param string[] $names
	 * @return string[] Those without a row.
	 */
	private static function missing( array $names ): array {
		$missing = wp_cache_get( 'notoptions', 'options' );

		return is_array( $missing ) ? array_values( array_filter( $names, static fn( string $name ): bool => isset( $missing[ $name ] ) ) ) : array();
	}

	/** @return array{key: string, absent: string[]}|null Read without a query, even if it is missing. */
	private static function stored(): ?array {
		$stored = maybe_unserialize( wp_load_alloptions()[ self::OPTION ] ?? null );

		return is_array( $stored ) && is_string( $stored['key'] ?? null ) && is_array( $stored['absent'] ?? null ) ? $stored : null;
	}

	/** Not requests that change something, or that show settings; and not with an object cache, which remembers absent options itself. */
	private static function is_page_view(): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared.
		return ! wp_using_ext_object_cache()
			&& 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
			&& ! is_admin()
			&& ! wp_doing_cron()
			&& ! ( defined( 'WP_CLI' ) && WP_CLI )
			&& ! isset( $_GET['rest_route'] )
			&& false === strpos( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/' . rest_get_url_prefix() . '/' );
		// phpcs:enable
	}
}
