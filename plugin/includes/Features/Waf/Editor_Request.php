<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Whether a user who may publish sent the request on purpose: with a valid nonce of its route, which other sites can't know. */
final class Editor_Request {

	private const CAPABILITIES = array( 'publish_posts', 'publish_pages', 'edit_theme_options' );

	/** Field names of nonces. */
	private const NONCE_FIELD = '/nonce|^security$|^_inline_edit$|^savewidgets$/i';

	/** Maximum number of nonces to check; real requests have fewer. */
	private const MAXIMUM = 8;

	/** @var array<string, mixed> */
	private array $server;

	/** @var array<int|string, mixed> */
	private $query;

	/** @var array<int|string, mixed> */
	private $post;

	/**
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 * @param array<int|string, mixed> $post
	 */
	public function __construct( array $server, array $query, array $post ) {
		$this->server = $server;
		$this->query  = $query;
		$this->post   = $post;
	}

	public function is_exempt(): bool {
		$nonces = $this->nonces();
		if ( ! $nonces ) {
			return false;
		}
		$user_id = (int) wp_validate_auth_cookie( '', 'logged_in' );

		return $user_id > 0 && self::may_publish( $user_id ) && $this->is_nonce_valid( $user_id, $nonces );
	}

	public static function may_publish( int $user_id ): bool {
		foreach ( self::CAPABILITIES as $capability ) {
			if ( user_can( $user_id, $capability ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 */
	public static function is_rest( array $server, array $query ): bool {
		// Other scripts ignore `rest_route`.
		if ( 'index.php' !== basename( is_string( $server['SCRIPT_NAME'] ?? null ) ? $server['SCRIPT_NAME'] : '' ) || is_admin() ) {
			return false;
		}
		$address = is_string( $server['REQUEST_URI'] ?? null ) ? $server['REQUEST_URI'] : '';

		return isset( $query['rest_route'] ) || false !== strpos( (string) strtok( $address, '?' ), '/' . rest_get_url_prefix() . '/' );
	}

	/** @return string[] */
	private function nonces(): array {
		$nonces = array( $this->server['HTTP_X_WP_NONCE'] ?? '' );
		$fields = array( $this->query, $this->post );
		array_walk_recursive(
			$fields,
			static function ( $value, $key ) use ( &$nonces ): void {
				if ( 1 === preg_match( self::NONCE_FIELD, (string) $key ) ) {
					$nonces[] = $value;
				}
			}
		);
		$nonces = array_filter( $nonces, static fn( $nonce ): bool => is_string( $nonce ) && 1 === preg_match( '/^[0-9a-f]{10}$/', $nonce ) );

		return array_slice( array_unique( $nonces ), 0, self::MAXIMUM );
	}

	/**
	 * Whether a nonce is valid for the route. The current user isn't set yet, and WordPress must determine it later with all plugins
	 * loaded, so it is set only for this check.
	 *
	 * @param string[] $nonces
	 */
	private function is_nonce_valid( int $user_id, array $nonces ): bool {
		$former                  = $GLOBALS['current_user'] ?? null;
		$GLOBALS['current_user'] = new WP_User( $user_id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
		$is_valid                = false;
		foreach ( $this->actions() as $action ) {
			foreach ( $nonces as $nonce ) {
				$is_valid = $is_valid || false !== wp_verify_nonce( $nonce, $action );
			}
		}
		$GLOBALS['current_user'] = $former; // phpcs:ignore WordPress.WP.GlobalVariablesOverride

		return $is_valid;
	}

	/** @return string[] Nonce actions of the route. */
	private function actions(): array {
		$script = basename( is_string( $this->server['SCRIPT_NAME'] ?? null ) ? $this->server['SCRIPT_NAME'] : '' );
		$action = $this->word( 'action' );
		$page   = $this->word( 'page' );
		$post   = $this->word( 'post_ID' );

		if ( self::is_rest( $this->server, $this->query ) ) {
			$actions = array( 'wp_rest' );
		} else {
			$by_script = array(
				// Quick Draft creates a post, the editors update one.
				'post.php'                  => array( "update-post_$post", 'add-' . ( '' === $this->word( 'post_type' ) ? 'post' : $this->word( 'post_type' ) ) ),
				'comment.php'               => array( 'update-comment_' . $this->word( 'comment_ID' ) ),
				'wp-comments-post.php'      => array( 'unfiltered-html-comment_' . $this->word( 'comment_post_ID' ) ),
				'edit.php'                  => array( 'bulk-posts' ),
				'edit-comments.php'         => array( 'bulk-comments' ),
				'upload.php'                => array( 'bulk-media' ),
				'users.php'                 => array( 'bulk-users' ),
				'edit-tags.php'             => array( 'add-tag', 'update-tag_' . $this->word( 'tag_ID' ), 'bulk-tags' ),
				'options.php'               => array( $this->word( 'option_page' ) . '-options' ),
				'options-permalink.php'     => array( 'update-permalink' ),
				'nav-menus.php'             => array( 'update-nav_menu' ),
				'user-new.php'              => array( 'create-user', 'add-user' ),
				'link.php'                  => array( 'add-bookmark', 'update-bookmark_' . $this->word( 'link_id' ) ),
				'authorize-application.php' => array( 'authorize_application_password' ),
				'user-edit.php'             => array( 'update-user_' . $this->word( 'user_id' ) ),
				'profile.php'               => array( 'update-user_' . $this->word( 'user_id' ) ),
				'theme-editor.php'          => $this->code_actions(),
				'plugin-editor.php'         => $this->code_actions(),
				'index.php'                 => array( 'preview-customize_' . get_stylesheet() ),
				'admin-ajax.php'            => array_merge(
					$this->code_actions(),
					$this->ajax_actions( $action ),
					array( "update-post_$post", 'update-post_' . $this->word( 'id' ), 'update-post_' . $this->word( 'post_id' ) )
				),
			);
			$actions   = $by_script[ $script ] ?? array();
			if ( '' !== $action && in_array( $script, array( 'admin-ajax.php', 'admin-post.php' ), true ) ) {
				// Common naming patterns of plugins.
				array_push( $actions, $action, "$action-nonce", "{$action}_nonce" );
			}
			if ( '' !== $page ) {
				$actions[] = $page;
			}
		}

		/**
		 * Filters the nonce actions of requests that publish. If a user who may publish sends a valid nonce of one of them, the request's body isn't checked, and its query is checked less strictly.
		 *
		 * @since 1.0.0
		 *
		 * @param string[] $actions
		 * @param string   $script  Such as admin-ajax.php.
		 * @param string   $action  The request’s parameter `action`, or ''.
		 */
		return array_values( array_filter( array_unique( (array) apply_filters( 'jetpack_dashboard_firewall_editor_nonces', $actions, $script, $action ) ), 'is_string' ) );
	}

	/** @return string[] Nonce actions of core's admin-ajax.php actions. */
	private function ajax_actions( string $action ): array {
		$autosave  = $this->post['data']['wp_autosave']['post_id'] ?? '';
		$by_action = array(
			'inline-save'                            => array( 'inlineeditnonce' ),
			'inline-save-tax'                        => array( 'taxinlineeditnonce' ),
			'heartbeat'                              => array( 'heartbeat-nonce', is_scalar( $autosave ) ? "update-post_$autosave" : '' ),
			'replyto-comment'                        => array( 'replyto-comment' ),
			'edit-comment'                           => array( 'replyto-comment' ),
			'add-tag'                                => array( 'add-tag' ),
			'save-widget'                            => array( 'save-sidebar-widgets' ),
			'customize_save'                         => array( 'save-customize_' . get_stylesheet() ),
			'sample-permalink'                       => array( 'samplepermalink' ),
			'wp-link-ajax'                           => array( 'internal-linking' ),
			'find_posts'                             => array( 'find-posts' ),
			'add-menu-item'                          => array( 'add-menu_item' ),
			'send-attachment-to-editor'              => array( 'media-send-to-editor' ),
			'send-link-to-editor'                    => array( 'media-send-to-editor' ),
			'customize-nav-menus-insert-auto-draft'  => array( 'customize-menus' ),
			'search-available-menu-items-customizer' => array( 'customize-menus' ),
		);

		return array_filter( $by_action[ $action ] ?? array() );
	}

	/** @return string[] Nonce actions of the theme and plugin editors. */
	private function code_actions(): array {
		$file = $this->word( 'file' );

		return array( 'edit-theme_' . $this->word( 'theme' ) . '_' . $file, "edit-plugin_$file" );
	}

	/** A parameter of the body, else of the query. */
	private function word( string $name ): string {
		$value = $this->post[ $name ] ?? ( $this->query[ $name ] ?? '' );

		return is_scalar( $value ) ? (string) $value : '';
	}
}
