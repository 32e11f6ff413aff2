<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Likes\Button;
use Jetpack_Dashboard\Kernel\Likes\Cleanup;
use Jetpack_Dashboard\Kernel\Likes\Like_Form;
use Jetpack_Dashboard\Kernel\Likes\Like_Notes;
use Jetpack_Dashboard\Kernel\Likes\Like_Privacy;
use Jetpack_Dashboard\Kernel\Likes\Like_Reports;
use Jetpack_Dashboard\Kernel\Likes\Subjects;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Likes of posts. */
final class Likes_Hooks {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		$services    = $this->services;
		$assets_url  = $services->get( Plugin_Files::class )->url( 'includes/Features/Likes/assets/' );
		$post_switch = new Post_Switch( $services->get( Settings_Store::class ), $assets_url );
		$post_likes  = new Post_Likes( $services->get( Button::class ), $services->get( Liked_Posts::class ), $post_switch );

		$services->get( Subjects::class )->add( 'post', $services->lazy( Liked_Posts::class ) );
		$services->get( Like_Form::class )->register();
		$services->get( Cleanup::class )->register();
		$services->get( Like_Privacy::class )->register();
		add_action( 'jetpack_dashboard_liked', $services->method( Like_Mail::class, 'schedule' ), 10, 4 );
		add_action( Like_Mail::HOOK, $services->method( Like_Mail::class, 'send' ) );
		$post_switch->register();
		$post_likes->register();
		( new Like_Block( $post_likes, $assets_url ) )->register();
		if ( is_admin() ) {
			( new Posts_Column() )->register();
		}
		Like_Notes::register( $services, 'post' );
		add_filter( 'jetpack_dashboard_stats_tables', array( $this, 'add_table' ) );
	}

	/**
	 * @param mixed $tables
	 * @return array<mixed>
	 */
	public function add_table( $tables ): array {
		return array_merge( (array) $tables, array( new Most_Liked_Table( $this->services->get( Like_Reports::class ) ) ) );
	}
}
