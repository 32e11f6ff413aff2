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
 * Marks avatars, and prints the cards of the people they show at the end of the page, once for each person. A card holds only
 * what is public: the name and website beside a comment and, of users with published posts, the profile that WordPress's REST
 * API tells everybody. No other site is asked.
 */
final class Hovercards {

	private const HANDLE = 'jetpack-dashboard-hovercards';

	/** Characters that a card shows of what somebody says. */
	private const ABOUT_LENGTH = 300;

	private Settings_Store $settings;

	/** Where the front end's files are; ends with a slash. */
	private string $assets_url;

	/**
	 * The people on the page, by a key of theirs: number in the page, user, comment.
	 *
	 * @var array<string, array{int, WP_User|null, WP_Comment|null}>
	 */
	private $people = array();

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Gravatar_Hovercards/assets/' );
	}

	/** Hooks the cards up, on the site's pages. */
	public function register(): void {
		if ( is_admin() ) {
			return;
		}

		add_filter( 'get_avatar', array( $this, 'mark' ), 10, 2 );
		// Ahead of the scripts of the page's end.
		add_action( 'wp_footer', array( $this, 'print_cards' ), 1 );
	}

	/**
	 * Marks an avatar with its person's number.
	 *
	 * @param string $avatar The image.
	 * @param mixed  $owner  Whose it is, as get_avatar() takes it.
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

	/** Prints the cards' texts, and loads the script that shows them. */
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
	 * Somebody's number in the page. User ids are not told: an avatar may be of a user whom REST keeps to itself.
	 *
	 * @param mixed $owner Whose avatar it is, as get_avatar() takes it.
	 * @return int|null Null for nobody with a card.
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

	/**
	 * The page's cards.
	 *
	 * @return array<int, array{name: string, about: string, url: string, posts: string}> By number; people without one are left out.
	 */
	private function cards(): array {
		$users = array();
		foreach ( $this->people as list( , $user ) ) {
			if ( $user ) {
				$users[] = $user->ID;
			}
		}
		// The same condition as WP_REST_Users_Controller's for visitors, for all of them in one query each.
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
	 * What a card says, as text.
	 *
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

	/** HTML as text. */
	private static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
