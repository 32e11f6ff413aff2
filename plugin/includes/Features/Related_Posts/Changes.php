<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Stores a new version whenever a published post changes. Cached results of another version are outdated. */
final class Changes {

	/** Autoloaded, so that reading it makes no query. */
	public const OPTION = 'jetpack_dashboard_related_version';

	/**
	 * Sites of the network with changes in this request, as keys.
	 *
	 * @var array<int, true>
	 */
	private array $sites = array();

	public function register(): void {
		add_action( 'transition_post_status', array( $this, 'on_transition' ), 10, 3 );
		add_action( 'shutdown', array( $this, 'save' ) );
	}

	public static function version(): string {
		return (string) get_option( self::OPTION, '' );
	}

	/**
	 * @param string  $to
	 * @param string  $from
	 * @param WP_Post $post
	 */
	public function on_transition( $to, $from, $post ): void {
		if ( in_array( 'publish', array( $to, $from ), true ) && is_post_type_viewable( $post->post_type ) ) {
			$this->sites[ get_current_blog_id() ] = true;
		}
	}

	/** Once per request, when terms and the search index are saved, too. */
	public function save(): void {
		foreach ( array_keys( $this->sites ) as $site ) {
			if ( get_current_blog_id() === $site ) {
				update_option( self::OPTION, uniqid(), true );
			} else {
				update_blog_option( $site, self::OPTION, uniqid() );
			}
		}
		$this->sites = array();
	}
}
