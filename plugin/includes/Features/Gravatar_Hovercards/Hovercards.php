<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Gravatar_Hovercards;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Comment;
use WP_HTML_Tag_Processor;
use WP_Post;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Shows cards on hover over avatars, one per person and page. Cards contain public data only: the name and website of a comment, or
 * the public profile of users with published posts. Makes no requests to other sites.
 */
final class Hovercards {

	private const HANDLE = 'jetpack-dashboard-hovercards';

	/** Maximum length of the bio. */
	private const ABOUT_LENGTH = 300;

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	/**
	 * Index, user and comment, by a unique key per person.
	 *
	 * @var array<string, array{int, WP_User|null, WP_Comment|null}>
	 */
	private $people = array();

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Gravatar_Hovercards/assets/' );
	}

	public function register(): void {
		if ( is_admin() ) {
			return;
		}

		add_filter( 'get_avatar', array( $this, 'mark' ), 10, 2 );
		// Before the footer scripts.
		add_action( 'wp_footer', array( $this, 'print_cards' ), 1 );
	}

	/**
	 * Adds the person's index to the avatar.
	 *
	 * @param string $avatar Image HTML.
	 * @param mixed  $owner  As in get_avatar().
	 */
	public function mark( $avatar, $owner ): string {
		if ( is_feed() || wp_is_json_request() || doing_action( 'admin_bar_menu' ) || 'enabled' !== $this->settings->get( 'gravatar_disable_hovercards' ) ) {
			return (string) $avatar;
		}

		$number = $this->number_of( $owner );
		$html   = new WP_HTML_Tag_Processor( (string) $avatar );
		if ( null === $number || ! $html->next_tag( array( 'tag_name' => 'img' ) ) ) {
			return (string) $avatar;
		}
		$html->set_attribute( 'data-jp-card', (string) $number );

		return $html->get_updated_html();
	}

	/** Prints the cards' data, and enqueues the script. */
	public function print_cards(): void {
		$cards = $this->cards();
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
			'cards' => (object) $cards,
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
	 * The person's index on this page. Not the user id, which REST may hide.
	 *
	 * @param mixed $owner As in get_avatar().
	 * @return int|null Null if the person has no card.
	 */
	private function number_of( $owner ): ?int {
		$user    = self::user( $owner );
		$comment = $owner instanceof WP_Comment ? $owner : null;
		if ( ! $user && ! $comment ) {
			return null;
		}

		$key = $user ? 'user ' . $user->ID : 'comment ' . $comment->comment_ID;
		if ( ! isset( $this->people[ $key ] ) ) {
			$this->people[ $key ] = array( count( $this->people ) + 1, $user, $comment );
		}

		return $this->people[ $key ][0];
	}

	/** @return array<int, array{name: string, about: string, url: string, posts: string}> By index; people without a card are left out. */
	private function cards(): array {
		$users = array();
		foreach ( $this->people as list( , $user ) ) {
			if ( $user ) {
				$users[] = $user->ID;
			}
		}
		// The condition of WP_REST_Users_Controller for visitors, with one query per post type.
		$public  = $users ? array_filter( count_many_users_posts( $users, array_values( get_post_types( array( 'show_in_rest' => true ) ) ), true ) ) : array();
		$posters = $public ? array_filter( count_many_users_posts( array_keys( $public ), 'post', true ) ) : array();
		$cards   = array();
		foreach ( $this->people as list( $number, $user, $comment ) ) {
			$card = null;
			if ( $user && isset( $public[ $user->ID ] ) ) {
				$card = self::card( $user->display_name, (string) $user->description, $user->user_url, isset( $posters[ $user->ID ] ) ? get_author_posts_url( $user->ID ) : '' );
			} elseif ( $comment ) {
				$card = self::card( get_comment_author( $comment ), '', $comment->comment_author_url, '' );
			}
			if ( $card ) {
				$cards[ $number ] = $card;
			}
		}

		return $cards;
	}

	/** @param mixed $owner As in get_avatar(). An email address alone does not identify a user. */
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

	/** @return array{name: string, about: string, url: string, posts: string}|null Null if there is only a name. */
	private static function card( string $name, string $about, string $url, string $posts ): ?array {
		$card = array(
			'name'  => self::text( $name ),
			'about' => wp_html_excerpt( self::text( $about ), self::ABOUT_LENGTH, '…' ),
			'url'   => esc_url_raw( $url, array( 'http', 'https' ) ),
			'posts' => $posts,
		);

		return '' === $card['name'] || '' === $card['about'] . $card['url'] . $card['posts'] ? null : $card;
	}

	private static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
