<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

defined( 'ABSPATH' ) || exit;

/** Links to profiles, with the icons of WordPress's Social Icons block. A widget only, since that block is there for everything else. */
final class Social_Icons implements Kind {

	private const MAXIMUM = 20;

	/** Icons of WordPress's block that aren't those of a service. */
	private const NO_SERVICES = array( 'chain', 'feed', 'mail', 'share' );

	/** Services of WordPress's block by domains that don't contain their name, or a short one. */
	private const DOMAINS = array(
		'bsky.app'    => 'bluesky',
		'fb.com'      => 'facebook',
		'flic.kr'     => 'flickr',
		'last.fm'     => 'lastfm',
		't.me'        => 'telegram',
		'twitter.com' => 'x',
		'vk.com'      => 'vk',
		'wa.me'       => 'whatsapp',
		'x.com'       => 'x',
		'youtu.be'    => 'youtube',
	);

	public function name(): string {
		return 'social-icons';
	}

	public function texts(): array {
		return array(
			'title'       => __( 'Social icons', 'jetpack-dashboard' ),
			'description' => __( 'Links to your profiles, with an icon for each.', 'jetpack-dashboard' ),
			'icon'        => 'share',
			'keywords'    => array(),
		);
	}

	public function fields(): array {
		return array(
			new Field( 'addresses', Field::LONG, __( 'Addresses of your profiles, one per line', 'jetpack-dashboard' ) ),
			new Field( 'names', Field::TOGGLE, __( 'Show names', 'jetpack-dashboard' ), false ),
			new Field( 'new_tab', Field::TOGGLE, __( 'Open links in a new tab', 'jetpack-dashboard' ), false ),
		);
	}

	public function example(): array {
		return array();
	}

	public function has_text(): bool {
		return true;
	}

	public function html( array $values ): string {
		$links = '';
		foreach ( array_slice( (array) preg_split( '/\s+/', (string) $values['addresses'], -1, PREG_SPLIT_NO_EMPTY ), 0, self::MAXIMUM ) as $address ) {
			$url = self::url( (string) $address );
			if ( '' !== $url ) {
				$service = self::service( $url );
				$links  .= get_comment_delimited_block_content(
					'core/social-link',
					array(
						'url'     => $url,
						'service' => $service,
						// WordPress would name each of them “Link”.
						'label'   => 'chain' === $service ? self::host( $url ) : '',
					),
					''
				);
			}
		}
		if ( '' === $links ) {
			return '';
		}

		return do_blocks(
			get_comment_delimited_block_content(
				'core/social-links',
				array(
					'openInNewTab' => $values['new_tab'],
					'showLabels'   => $values['names'],
				),
				'<ul class="wp-block-social-links' . ( $values['names'] ? ' has-visible-labels' : '' ) . "\">$links</ul>"
			)
		);
	}

	/** @return string '' if it can't be the address of a profile. */
	private static function url( string $address ): string {
		if ( is_email( $address ) ) {
			return $address;
		}
		if ( preg_match( '#^[\w-]+(?:\.[\w-]+)+(?:/|$)#', $address ) ) {
			$address = "https://$address";
		}

		return preg_match( '#^https?://#i', $address ) ? esc_url_raw( $address, array( 'http', 'https' ) ) : '';
	}

	/** @return string The name by which WordPress's block knows the service; `chain` has a general icon. */
	private static function service( string $url ): string {
		if ( is_email( $url ) ) {
			return 'mail';
		}
		$host = self::host( $url );
		if ( isset( self::DOMAINS[ $host ] ) ) {
			return self::DOMAINS[ $host ];
		}

		// The part before the top-level domain, also in amazon.co.uk.
		$labels = array_filter( array_slice( explode( '.', $host ), 0, -1 ), static fn( string $label ): bool => strlen( $label ) > 3 );
		$name   = (string) end( $labels );
		if ( ! in_array( $name, self::NO_SERVICES, true ) && isset( block_core_social_link_services()[ $name ] ) ) {
			return $name;
		}
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		if ( preg_match( '#/(?:feed|rss)(?:/|\.xml|$)#', $path ) ) {
			return 'feed';
		}

		// Mastodon and similar servers have domains of their own.
		return preg_match( '#^/@[\w.-]+/?$#', $path ) ? 'mastodon' : 'chain';
	}

	private static function host( string $url ): string {
		return (string) preg_replace( '/^(?:www|m)\./', '', strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ) );
	}
}
