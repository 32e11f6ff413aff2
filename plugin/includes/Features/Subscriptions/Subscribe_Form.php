<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Spam\Honeypot;

defined( 'ABSPATH' ) || exit;

/** The form of the block and the widget. It works without scripts, and it is the same for all visitors, so that pages can be cached. */
final class Subscribe_Form {

	/** Fields. The second one is the honeypot. */
	public const EMAIL = 'jetpack_follow_email';
	public const TRAP  = 'jetpack_follow_website';

	public const CSS = '.jp-subscribe__row{display:flex;flex-wrap:wrap;gap:.5em}.jp-subscribe__row input{flex:1 1 12em;min-width:0;box-sizing:border-box;padding:.6em .8em;font:inherit}.jp-subscribe__label{display:block;margin-block-end:.35em}';

	private const STYLE = 'jetpack-dashboard-subscribe';

	public static function register_style(): void {
		wp_register_style( self::STYLE, false, array(), JETPACK_DASHBOARD_VERSION );
		wp_add_inline_style( self::STYLE, self::CSS );
	}

	/** @param string $button '' for the default. */
	public static function html( string $button = '' ): string {
		wp_enqueue_style( self::STYLE );
		$id = wp_unique_id( 'jp-subscribe-' );

		return sprintf(
			'<form class="jp-subscribe" method="post" action="%1$s"><label class="jp-subscribe__label" for="%2$s">%3$s</label><div class="jp-subscribe__row"><input type="email" id="%2$s" name="%4$s" required maxlength="254" autocomplete="email"><button type="submit" class="wp-block-button__link wp-element-button">%5$s</button></div>%6$s</form>',
			esc_url( add_query_arg( Subscriptions::PARAMETER, Links::SUBSCRIBE, home_url( '/' ) ) ),
			esc_attr( $id ),
			esc_html__( 'Email address', 'jetpack-dashboard' ),
			esc_attr( self::EMAIL ),
			esc_html( '' === trim( $button ) ? __( 'Subscribe', 'jetpack-dashboard' ) : $button ),
			Honeypot::html( "$id-check", self::TRAP )
		);
	}
}
