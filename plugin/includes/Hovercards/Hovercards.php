<?php
/**
 * Profile cards on avatars.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Hovercards;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Comment;
use WP_HTML_Tag_Processor;
use WP_Post;
use WP_User;

/**
 * Marks the avatars of people of whom the site has something to tell, and prints what that is at the page's end, once for each
 * of them. All of it is public anyway: names and websites that stand beside comments, and what users say about themselves in
 * their profiles. No other site is asked.
 */
final class Hovercards {

	private const HANDLE = 'jetpack-dashboard-hovercards';

	/** Characters that a card shows of what somebody says. */
	private const ABOUT_LENGTH = 300;

	/**
	 * The settings.
	 *
	 * @var Settings_Store
	 */
	private $settings;

	/**
	 * Where the front end's files are; ends with a slash.
	 *
	 * @var string
	 */
	private $assets_url;

	/**
	 * What the page's cards say; null for people without one.
	 *
	 * @var array<string, array{name: string, about: string, url: string, posts: string}|null>
	 */
	private $cards = array();

	/**
	 * Takes its sources.
	 *
	 * @param Settings_Store $settings   The settings.
	 * @param string         $assets_url Where the front end's files are; ends with a slash.
	 */
	public function __construct( Settings_Store $settings, string $assets_url ) {
		$this->settings   = $settings;
		$this->assets_url = $assets_url;
	}

	/**
	 * Hooks the cards up, on the site's pages.
	 */
	public function register(): void {
		if ( is_admin() ) {
			return;
		}

		add_filter( 'get_avatar', array( $this, 'mark' ), 10, 2 );
		// Ahead of the scripts of the page's end.
		add_action( 'wp_footer', array( $this, 'print_cards' ), 1 );
	}

	/**
	 * Marks an avatar as somebody's who has a card.
	 *
	 * @param string $avatar The image.
	 * @param mixed  $owner  Whose it is, as get_avatar() takes it.
	 */
	public function mark( $avatar, $owner ): string {
		if ( is_feed() || wp_is_json_request() || doing_action( 'admin_bar_menu' ) || 'enabled' !== $this->settings->get( 'gravatar_disable_hovercards' ) ) {
			return (string) $avatar;
		}

		$id   = $this->remember( $owner );
		$html = new WP_HTML_Tag_Processor( (string) $avatar );
		if ( '' === $id || ! $html->next_tag( array( 'tag_name' => 'img' ) ) ) {
			return (string) $avatar;
		}
		$html->set_attribute( 'data-jp-card', $id );

		return $html->get_updated_html();
	}

	/**
	 * Prints the cards' words, and loads what shows them.
	 */
	public function print_cards(): void {
		$cards = array_filter( $this->cards );
		if ( ! $cards ) {
			return;
		}

		wp_enqueue_style( self::HANDLE, $this->assets_url . 'hovercards.css', array(), JETPACK_DASHBOARD_VERSION );
		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'hovercards.js',
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
		$data = array(
			'cards' => $cards,
			'texts' => array(
				/* translators: %s: somebody's name. */
				'profile' => __( 'Profile of %s', 'jetpack-dashboard' ),
				'posts'   => __( 'View posts', 'jetpack-dashboard' ),
			),
		);
		wp_print_inline_script_tag(
			(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ),
			array(
				'type' => 'application/json',
				'id'   => 'jp-cards',
			)
		);
	}

	/**
	 * Keeps somebody's card for the page's end.
	 *
	 * @param mixed $owner Whose avatar it is, as get_avatar() takes it.
	 * @return string The card's id; '' for none.
	 */
	private function remember( $owner ): string {
		$user = self::user( $owner );
		if ( $user ) {
			$id = 'u' . $user->ID;
			if ( ! array_key_exists( $id, $this->cards ) ) {
				$this->cards[ $id ] = self::card_of_user( $user );
			}
		} elseif ( $owner instanceof WP_Comment ) {
			$id                 = 'c' . $owner->comment_ID;
			$this->cards[ $id ] = self::card( get_comment_author( $owner ), '', $owner->comment_author_url, '' );
		} else {
			return '';
		}

		return null === $this->cards[ $id ] ? '' : $id;
	}

	/**
	 * The user whose avatar it is.
	 *
	 * @param mixed $owner As get_avatar() takes it. Who is known by an email address alone stays unknown.
	 */
	private static function user( $owner ): ?WP_User {
		if ( $owner instanceof WP_Comment ) {
			$owner = (int) $owner->user_id;
		} elseif ( $owner instanceof WP_Post ) {
			$owner = (int) $owner->post_author;
		}
		if ( is_numeric( $owner ) ) {
			$owner = get_userdata( (int) $owner );
		}

		return $owner instanceof WP_User && $owner->exists() ? $owner : null;
	}

	/**
	 * A user's card.
	 *
	 * @param WP_User $user User.
	 * @return array{name: string, about: string, url: string, posts: string}|null
	 */
	private static function card_of_user( WP_User $user ): ?array {
		$has_posts = count_user_posts( $user->ID, 'post', true ) > 0;

		return self::card( $user->display_name, (string) $user->description, $user->user_url, $has_posts ? get_author_posts_url( $user->ID ) : '' );
	}

	/**
	 * What a card says, as text.
	 *
	 * @param string $name  Name.
	 * @param string $about What they say about themselves.
	 * @param string $url   Their website.
	 * @param string $posts Where their posts are.
	 * @return array{name: string, about: string, url: string, posts: string}|null Null when there is nothing but a name.
	 */
	private static function card( string $name, string $about, string $url, string $posts ): ?array {
		$card = array(
			'name'  => self::text( $name ),
			'about' => wp_html_excerpt( self::text( $about ), self::ABOUT_LENGTH, '…' ),
			'url'   => esc_url_raw( $url, array( 'http', 'https' ) ),
			'posts' => $posts,
		);

		return '' === $card['name'] || '' === $card['about'] . $card['url'] . $card['posts'] ? null : $card;
	}

	/**
	 * HTML as text.
	 *
	 * @param string $html HTML.
	 */
	private static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
