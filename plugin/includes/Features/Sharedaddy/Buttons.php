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

	/** Buttons that a script reveals, since they require it. */
	private const SCRIPTED = array( 'print', 'copy-link', 'device', 'mastodon' );

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/**
	 * @param string $attributes Escaped attributes of the outer element, with its class.
	 * @return string HTML; '' if there are none.
	 */
	public function html( WP_Post $post, string $attributes ): string {
		$visible = $this->items( 'visible', $post );
		$hidden  = $this->items( 'hidden', $post );
		if ( '' === $visible . $hidden ) {
			return '';
		}

		$more = '' === $hidden ? '' : sprintf(
			'<details class="jp-sharing__more"><summary>%s</summary><ul class="jp-sharing__list">%s</ul></details>',
			esc_html__( 'More', 'jetpack-dashboard' ),
			$hidden
		);

		return sprintf(
			'<div %1$s>%2$s%3$s%4$s</div>',
			$attributes,
			$this->label(),
			'' === $visible ? '' : '<ul class="jp-sharing__list">' . $visible . '</ul>',
			$more
		);
	}

	/** The visible buttons without links, for the editor. */
	public function sample(): string {
		$items = '';
		foreach ( $this->services( 'visible' ) as $id => $name ) {
			$items .= sprintf( '<li><span class="%s">%s%s</span></li>', esc_attr( self::css_class( $id ) ), $this->icon( $id ), $this->name( $name ) );
		}

		return sprintf( '<div class="%s">%s<ul class="jp-sharing__list">%s</ul></div>', esc_attr( $this->css_classes() ), $this->label(), $items );
	}

	/** Of the outer element. */
	public function css_classes(): string {
		return 'jp-sharing jp-sharing--' . $this->style();
	}

	public function has_scripted(): bool {
		$services = (array) $this->settings->get( 'sharing_services' );

		return (bool) array_intersect( self::SCRIPTED, array_merge( $services['visible'] ?? array(), $services['hidden'] ?? array() ) );
	}

	/** @param string $group 'visible' or 'hidden'. */
	private function items( string $group, WP_Post $post ): string {
		$links = new Share_Links( (string) $this->settings->get( 'jetpack-twitter-cards-site-tag' ) );
		$items = '';

		foreach ( $this->services( $group ) as $id => $name ) {
			$items .= '<li>' . ( in_array( $id, self::SCRIPTED, true ) ? $this->scripted( $id, $name, $post ) : $this->button( $id, $name, $links->url( $id, $post ) ) ) . '</li>';
		}

		return $items;
	}

	/**
	 * @param string $group 'visible' or 'hidden'.
	 * @return array<string, string> Names by id, in the configured order.
	 */
	private function services( string $group ): array {
		$names    = Sharing_Services::all();
		$services = array();
		foreach ( ( (array) $this->settings->get( 'sharing_services' ) )[ $group ] ?? array() as $id ) {
			if ( isset( $names[ $id ] ) ) {
				$services[ $id ] = $names[ $id ];
			}
		}

		return $services;
	}

	private function label(): string {
		$label = (string) $this->settings->get( 'sharing_label' );

		return '' === $label ? '' : '<h3 class="jp-sharing__label">' . esc_html( $label ) . '</h3>';
	}

	private function button( string $id, string $name, string $url ): string {
		$icon  = $this->icon( $id );
		$text  = $this->name( $name );
		$class = self::css_class( $id );

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

	private function scripted( string $id, string $name, WP_Post $post ): string {
		$texts = array(
			'copy-link' => __( 'Link copied', 'jetpack-dashboard' ),
			'mastodon'  => __( 'Your Mastodon server:', 'jetpack-dashboard' ),
		);

		return sprintf(
			'<button type="button" class="%1$s" data-jp-share="%2$s" data-url="%3$s" data-title="%4$s" data-text="%5$s" hidden>%6$s%7$s</button>',
			esc_attr( self::css_class( $id ) ),
			esc_attr( $id ),
			esc_url( Share_Links::permalink( $post ) ),
			esc_attr( Share_Links::title( $post ) ),
			esc_attr( $texts[ $id ] ?? '' ),
			$this->icon( $id ),
			$this->name( $name, 'copy-link' === $id ? ' aria-live="polite"' : '' )
		);
	}

	private function name( string $name, string $attributes = '' ): string {
		return sprintf( '<span class="%s"%s>%s</span>', 'icon' === $this->style() ? 'screen-reader-text jp-sharing__words' : 'jp-sharing__name', $attributes, esc_html( $name ) );
	}

	private static function css_class( string $id ): string {
		return 'jp-sharing__button jp-sharing__button--' . sanitize_html_class( $id );
	}

	private static function hint( string $name ): string {
		/* translators: %s: name of a service, such as Facebook or Email. */
		return sprintf( __( 'Share with %s', 'jetpack-dashboard' ), $name );
	}

	private function icon( string $id ): string {
		if ( 'text' === $this->style() ) {
			return '';
		}
		$own = Own_Sharing_Services::all()[ $id ]['icon'] ?? '';

		return '' === $own
			? Icons::svg( $id )
			: sprintf( '<img class="jp-sharing__icon" src="%s" alt="" width="20" height="20" loading="lazy" referrerpolicy="no-referrer">', esc_url( $own, array( 'http', 'https' ) ) );
	}

	private function style(): string {
		return (string) $this->settings->get( 'button_style' );
	}
}
