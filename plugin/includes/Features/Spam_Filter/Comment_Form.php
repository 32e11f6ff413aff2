<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Spam\Honeypot;

defined( 'ABSPATH' ) || exit;

/** Adds the honeypot and an empty token to comment forms, the same for all visitors. Pages without a comment form get nothing. */
final class Comment_Form {

	public const TRAP  = 'jpc-url';
	public const TOKEN = 'jpc-token';

	private const HANDLE = 'jetpack-dashboard-comment-token';

	private Plugin_Files $files;

	public function __construct( Plugin_Files $files ) {
		$this->files = $files;
	}

	/** @param int $post_id */
	public function print_fields( $post_id ): void {
		$post_id = (int) $post_id;
		$url     = add_query_arg( 'post', $post_id, rest_url( Controller::ROUTE_NAMESPACE . Spam_Filter_Controller::TOKEN_PATH ) );
		echo Honeypot::html( "jpc-check-$post_id", self::TRAP ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		printf( '<input type="hidden" name="%s" value="" data-url="%s">', esc_attr( self::TOKEN ), esc_url( $url ) );
		wp_enqueue_script(
			self::HANDLE,
			$this->files->url( 'includes/Features/Spam_Filter/assets/comment-token.js' ),
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
	}
}
