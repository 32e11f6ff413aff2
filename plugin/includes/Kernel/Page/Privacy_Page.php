<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Page;

use Jetpack_Dashboard\Kernel\Backend_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * The link to the privacy policy. WordPress creates its page as a draft, and asking for the link of a draft costs a query on each page view.
 * So it is remembered that the page isn't published (docs/decisions/031-cost-on-the-front-end.md). Published pages usually are in the menu, so
 * that WordPress has read them already.
 */
final class Privacy_Page {

	/** Autoloaded: ID of the page, and until when it needn't be checked. */
	private const OPTION = 'jetpack_dashboard_unpublished_privacy_page';

	/** In case something changes posts without WordPress's functions. */
	private const CHECKED_AFTER_S = DAY_IN_SECONDS;

	/** For every request, even while nothing prints the link. */
	public static function register(): void {
		add_action( 'clean_post_cache', array( self::class, 'on_changed' ) );
		add_action( 'transition_post_status', array( self::class, 'on_transition' ), 10, 3 );
	}

	/** @return string '' if there is none, or it isn't published. */
	public static function url(): string {
		$id = (int) get_option( 'wp_page_for_privacy_policy' );
		if ( $id <= 0 || ! self::is_usable() ) {
			return get_privacy_policy_url();
		}
		if ( self::unpublished() === $id ) {
			/** This filter is documented in wp-includes/link-template.php */
			return (string) apply_filters( 'privacy_policy_url', '', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- See above.
		}

		$url    = get_privacy_policy_url();
		$status = get_post_field( 'post_status', $id, 'raw' );
		// The status of a file is that of another post.
		if ( ! in_array( $status, array( 'publish', 'inherit' ), true ) ) {
			self::remember( $id );
		}

		return $url;
	}

	/** @param int $id */
	public static function on_changed( $id ): void {
		if ( 0 !== self::unpublished() && self::unpublished() === (int) $id ) {
			self::forget();
		}
	}

	/**
	 * Importers turn off `clean_post_cache`.
	 *
	 * @param string   $new_status
	 * @param string   $old_status
	 * @param \WP_Post $post
	 */
	public static function on_transition( $new_status, $old_status, $post ): void {
		self::on_changed( $post->ID );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** Only page views, which get the link often. With an object cache, it costs no query. */
	private static function is_usable(): bool {
		return Backend_Hooks::is_page_view() && ! wp_using_ext_object_cache() && ! has_filter( 'get_post_status' );
	}

	/** Another request may have published the page since it was read. If it does so after the query, it deletes what is stored here. */
	private static function remember( int $id ): void {
		global $wpdb;

		update_option( self::OPTION, $id . ' ' . ( time() + self::CHECKED_AFTER_S ), true );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The cache may be outdated.
		if ( 'publish' === $wpdb->get_var( $wpdb->prepare( "SELECT post_status FROM {$wpdb->posts} WHERE ID = %d", $id ) ) ) {
			self::forget();
		}
	}

	/** @return int 0 if none is known. Read without a query, even if the option is missing. */
	private static function unpublished(): int {
		list( $id, $until ) = array_pad( explode( ' ', (string) ( wp_load_alloptions()[ self::OPTION ] ?? '' ) ), 2, '0' );

		return (int) $until > time() ? (int) $id : 0;
	}
}
