<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Plain links. Nothing is loaded from services until a visitor clicks. */
final class Share_Links {

	/** By service id: URL, and what each query argument contains: `url`, `title`, `both`, `image` or `handle`. */
	private const ADDRESSES = array(
		'bluesky'          => array( 'https://bsky.app/intent/compose', array( 'text' => 'both' ) ),
		'threads'          => array( 'https://www.threads.net/intent/post', array( 'text' => 'both' ) ),
		'facebook'         => array( 'https://www.facebook.com/sharer/sharer.php', array( 'u' => 'url' ) ),
		'linkedin'         => array( 'https://www.linkedin.com/sharing/share-offsite/', array( 'url' => 'url' ) ),
		'reddit'           => array(
			'https://www.reddit.com/submit',
			array(
				'url'   => 'url',
				'title' => 'title',
			),
		),
		'twitter'          => array(
			'https://twitter.com/intent/tweet',
			array(
				'text' => 'title',
				'url'  => 'url',
				'via'  => 'handle',
			),
		),
		'tumblr'           => array(
			'https://www.tumblr.com/widgets/share/tool',
			array(
				'canonicalUrl' => 'url',
				'title'        => 'title',
			),
		),
		'pinterest'        => array(
			'https://www.pinterest.com/pin/create/button/',
			array(
				'url'         => 'url',
				'media'       => 'image',
				'description' => 'title',
			),
		),
		'telegram'         => array(
			'https://t.me/share/url',
			array(
				'url'  => 'url',
				'text' => 'title',
			),
		),
		'jetpack-whatsapp' => array( 'https://api.whatsapp.com/send', array( 'text' => 'both' ) ),
		'email'            => array(
			'mailto:',
			array(
				'subject' => 'title',
				'body'    => 'url',
			),
		),
	);

	/** X handle; '' for none. */
	private string $handle;

	/** @param string $handle X handle without @; '' for none. */
	public function __construct( string $handle ) {
		$this->handle = $handle;
	}

	/** @return string Not escaped; '' if unavailable. */
	public function url( string $service, WP_Post $post ): string {
		if ( 'press-this' === $service ) {
			return add_query_arg(
				array_map(
					'rawurlencode',
					array(
						'post_title' => self::title( $post ),
						'content'    => self::permalink( $post ),
					)
				),
				admin_url( 'post-new.php' )
			);
		}
		if ( ! isset( self::ADDRESSES[ $service ] ) ) {
			return self::own( $service, $post );
		}

		list( $address, $arguments ) = self::ADDRESSES[ $service ];

		$query = array();
		foreach ( $arguments as $name => $fact ) {
			$value = $this->fact( $fact, $post );
			if ( '' !== $value ) {
				$query[] = $name . '=' . rawurlencode( $value );
			}
		}

		return $address . '?' . implode( '&', $query );
	}

	private function fact( string $name, WP_Post $post ): string {
		switch ( $name ) {
			case 'title':
				return self::title( $post );
			case 'image':
				return (string) get_the_post_thumbnail_url( $post, 'full' );
			case 'both':
				return trim( self::title( $post ) . ' ' . self::permalink( $post ) );
			case 'handle':
				return $this->handle;
		}

		return self::permalink( $post );
	}

	/**
	 * URL of a custom service, with its placeholders replaced.
	 *
	 * @return string Not escaped; '' if the service doesn't exist.
	 */
	private static function own( string $service, WP_Post $post ): string {
		$own = Own_Sharing_Services::all()[ $service ] ?? null;
		if ( ! $own ) {
			return '';
		}

		$tags = get_the_tags( $post->ID );

		return strtr(
			$own['url'],
			array_map(
				'rawurlencode',
				array(
					'%post_id%'       => (string) $post->ID,
					'%post_title%'    => self::title( $post ),
					'%post_slug%'     => $post->post_name,
					'%post_url%'      => self::permalink( $post ),
					'%post_full_url%' => self::permalink( $post ),
					'%post_excerpt%'  => wp_strip_all_tags( $post->post_excerpt ),
					'%post_tags%'     => is_array( $tags ) ? implode( ',', wp_list_pluck( $tags, 'name' ) ) : '',
					'%home_url%'      => home_url(),
				)
			)
		);
	}

	public static function title( WP_Post $post ): string {
		return trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	public static function permalink( WP_Post $post ): string {
		return (string) get_permalink( $post );
	}
}
