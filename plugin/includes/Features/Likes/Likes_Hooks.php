<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Likes\Like_Hooks;
use Jetpack_Dashboard\Kernel\Likes\Like_Reports;

defined( 'ABSPATH' ) || exit;

/** Likes of posts. */
final class Likes_Hooks {

	public const MAIL_HOOK = 'jetpack_dashboard_mail_likes';

	/** After the sharing buttons, before related posts. */
	private const PRIORITY = 30;

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		$services = $this->services;

		$services->get( Like_Hooks::class )->register( 'post', Liked_Posts::class );
		add_action( 'jetpack_dashboard_liked', $services->method( Like_Mail::class, 'schedule' ), 10, 4 );
		$services->get( Post_Switch::class )->register();
		add_filter( 'the_content', array( $this, 'append' ), self::PRIORITY );
		$services->get( Like_Block::class )->register();
		if ( is_admin() ) {
			( new Posts_Column() )->register();
		}
		Backend_Hooks::add(
			function (): void {
				add_action( self::MAIL_HOOK, $this->services->method( Like_Mail::class, 'send' ) );
				add_filter( 'jetpack_dashboard_stats_tables', array( $this, 'add_table' ) );
			}
		);
	}

	/** @param string $content */
	public function append( $content ): string {
		return is_singular() ? $this->services->get( Post_Likes::class )->append( $content ) : (string) $content;
	}

	/**
	 * @param mixed $tables
	 * @return array<mixed>
	 */
	public function add_table( $tables ): array {
		return array_merge( (array) $tables, array( new Most_Liked_Table( $this->services->get( Like_Reports::class ) ) ) );
	}
}
