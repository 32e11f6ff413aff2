<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Settings_Store;
use Jetpack_Dashboard\Settings\Sharing_Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A list of sharing links. Hidden services are in a details element, so they work without a script. */
final class Buttons {

	/** A button that a script reveals, since printing requires it. */
	private const PRINT = 'print';

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** @return string HTML; '' if there are none. */
	public function html( WP_Post $post ): string {
		$visible = $this->items( 'visible', $post );
		$hidden  = $this->items( 'hidden', $post );
		if ( '' === $visible . $hidden ) {
			return '';
		}

		$label = (string) $this->settings->get( 'sharing_label' );
		$more  = '' === $hidden ? '' : sprintf(
			'<details class="jp-sharing__more"><summary>%s</summary><ul class="jp-sharing__list">%s</ul></details>',
			esc_html__( 'More', 'jetpack-dashboard' ),
			$hidden
		);

		return sprintf(
			'<div class="jp-sharing jp-sharing--%1$s">%2$s%3$s%4$s</div>',
			esc_attr( $this->style() ),
			'' === $label ? '' : '<h3 class="jp-sharing__label">' . esc_html( $label ) . '</h3>',
			'' === $visible ? '' : '<ul class="jp-sharing__list">' . $visible . '</ul>',
			$more
		);
	}

	public function has_print(): bool {
		$services = (array) $this->settings->get( 'sharing_services' );

		return in_array( self::PRINT, array_merge( $services['visible'] ?? array(), $services['hidden'] ?? array() ), true );
	}

	/** @param string $place 'visible' or 'hidden'. */
	private function items( string $place, WP_Post $post ): string {
		$services = (array) $this->settings->get( 'sharing_services' );
		$names    = Sharing_Services::all();
		$links    = new Share_Links( (string) $this->settings->get( 'jetpack-twitter-cards-site-tag' ) );
		$items    = '';

		foreach ( array_intersect( $services[ $place ] ?? array(), array_keys( $names ) ) as $id ) {
			$items .= '<li>' . $this->button( $id, $names[ $id ], $links->url( $id, $post ) ) . '</li>';
		}

		return $items;
	}

	private function button( string $id, string $name, string $url ): string {
		$style = $this->style();
		$icon  = 'text' === $style ? '' : self::icon( $id );
		$text  = sprintf( '<span class="%s">%s</span>', 'icon' === $style ? 'screen-reader-text jp-sharing__words' : 'jp-sharing__name', esc_html( $name ) );
		$class = 'jp-sharing__button jp-sharing__button--' . sanitize_html_class( $id );

		if ( self::PRINT === $id ) {
			return sprintf( '<button type="button" class="%s" data-jp-print hidden>%s%s</button>', esc_attr( $class ), $icon, $text );
		}
		if ( 'email' === $id ) {
			return sprintf( '<a class="%s" href="%s" title="%s">%s%s</a>', esc_attr( $class ), esc_url( $url, array( 'mailto' ) ), esc_attr( self::hint( $name ) ), $icon, $text );
		}

		return sprintf(
			'<a class="%1$s" href="%2$s" rel="nofollow noopener noreferrer" target="_blank" title="%3$s">%4$s%5$s<span class="screen-reader-text jp-sharing__words"> %6$s</span></a>',
			esc_attr( $class ),
			esc_url( $url, array( 'http', 'https' ) ),
			esc_attr( self::hint( $name ) ),
			$icon,
			$text,
			esc_html__( '(opens in a new window)', 'jetpack-dashboard' )
		);
	}

	private static function hint( string $name ): string {
		/* translators: %s: name of a service, such as Facebook or Email. */
		return sprintf( __( 'Share with %s', 'jetpack-dashboard' ), $name );
	}

	private static function icon( string $id ): string {
		$own = Own_Sharing_Services::all()[ $id ]['icon'] ?? '';

		return '' === $own
			? Icons::svg( $id )
			: sprintf( '<img class="jp-sharing__icon" src="%s" alt="" width="20" height="20" loading="lazy" referrerpolicy="no-referrer">', esc_url( $own, array( 'http', 'https' ) ) );
	}

	private function style(): string {
		return (string) $this->settings->get( 'button_style' );
	}
}
