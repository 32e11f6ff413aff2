<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/**
 * Fields that WordPress's own scripts and routes read: passwords are only hashed, so any text is valid; content is sanitized for users
 * without `unfiltered_html`, so it is treated as prose. Fields of the same name elsewhere are checked like any other.
 */
final class Known_Fields {

	/** WordPress rejects longer passwords. */
	private const PASSWORD_BYTES = 4096;

	/** Passwords of the login page by action. */
	private const LOGIN_PASSWORDS = array(
		'login'     => array( 'pwd' ),
		'postpass'  => array( 'post_password' ),
		'resetpass' => array( 'pass1', 'pass2' ),
		'rp'        => array( 'pass1', 'pass2' ),
	);

	/** Passwords of other scripts. */
	private const PASSWORDS = array(
		'wp-admin/profile.php'   => array( 'pass1', 'pass2' ),
		'wp-admin/user-edit.php' => array( 'pass1', 'pass2' ),
		'wp-admin/user-new.php'  => array( 'pass1', 'pass2' ),
	);

	/** Content by script. */
	private const CONTENT = array(
		'wp-comments-post.php'   => array( 'comment' ),
		'wp-admin/post.php'      => array( 'content', 'post_title', 'excerpt' ),
		'wp-admin/profile.php'   => array( 'description' ),
		'wp-admin/user-edit.php' => array( 'description' ),
	);

	/** Content by action of admin-ajax.php. */
	private const AJAX_CONTENT = array(
		'menu-quick-search' => array( 'q' ),
		'inline-save'       => array( 'post_title' ),
		'heartbeat'         => array( 'content', 'post_title', 'excerpt' ),
	);

	/** Path of the autosave in heartbeat data. */
	private const AUTOSAVE = array( 'data', 'wp_autosave' );

	/** JSON fields by route: passwords, content. */
	private const ROUTES = array(
		'users(?:/(?:me|\d+))?'                          => array( array( 'password' ), array( 'description' ) ),
		'(?:posts|pages|blocks)(?:/\d+(?:/autosaves)?)?' => array( array(), array( 'content', 'title', 'excerpt' ) ),
		'comments(?:/\d+)?'                              => array( array(), array( 'content' ) ),
	);

	/**
	 * Names of the passwords.
	 *
	 * @var string[]
	 */
	private array $passwords;

	/**
	 * Names of the content.
	 *
	 * @var string[]
	 */
	private array $content;

	/**
	 * Names of the nested fields that hold them.
	 *
	 * @var string[]
	 */
	private array $parents;

	/**
	 * @param string[] $passwords
	 * @param string[] $content
	 * @param string[] $parents Names of containing fields.
	 */
	public function __construct( array $passwords = array(), array $content = array(), array $parents = array() ) {
		$this->passwords = $passwords;
		$this->content   = $content;
		$this->parents   = $parents;
	}

	/**
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 * @param array<int|string, mixed> $post
	 */
	public static function of_form( array $server, array $query, array $post ): self {
		$script = self::script( $server );
		if ( 'wp-login.php' === $script ) {
			$action = $post['action'] ?? ( $query['action'] ?? 'login' );

			return new self( is_string( $action ) ? self::LOGIN_PASSWORDS[ $action ] ?? array() : array() );
		}

		if ( 'wp-admin/admin-ajax.php' === $script ) {
			$action = is_string( $post['action'] ?? null ) ? $post['action'] : '';

			return new self( array(), self::AJAX_CONTENT[ $action ] ?? array(), 'heartbeat' === $action ? self::AUTOSAVE : array() );
		}

		return new self( self::PASSWORDS[ $script ] ?? array(), self::CONTENT[ $script ] ?? array() );
	}

	/**
	 * Fields of JSON. Forms sent to the REST API have none: PHP puts their fields into `$_POST`, where any plugin may read them.
	 *
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 * @param array<int|string, mixed> $post
	 */
	public static function of_json( array $server, array $query, array $post ): self {
		if ( $post || 'index.php' !== self::script( $server ) || ! Editor_Request::is_rest( $server, $query ) ) {
			return new self();
		}

		$route = self::route( $server, $query );
		foreach ( self::ROUTES as $pattern => $fields ) {
			if ( 1 === preg_match( "#^/wp/v2/$pattern/?\$#D", $route ) ) {
				return new self( $fields[0], $fields[1] );
			}
		}

		return new self();
	}

	/**
	 * @param array<int|string, mixed> $fields
	 * @return array{array<int|string, mixed>, string[]} The other fields, and the content.
	 */
	public function take_from( array $fields ): array {
		$content = array();
		$holder  = &$fields;
		foreach ( $this->parents as $name ) {
			if ( ! is_array( $holder[ $name ] ?? null ) ) {
				return array( $fields, array() );
			}
			$holder = &$holder[ $name ];
		}

		foreach ( $this->passwords as $name ) {
			if ( is_string( $holder[ $name ] ?? null ) && strlen( $holder[ $name ] ) <= self::PASSWORD_BYTES ) {
				unset( $holder[ $name ] );
			}
		}
		foreach ( $this->content as $name ) {
			if ( is_string( $holder[ $name ] ?? null ) ) {
				$content[] = $holder[ $name ];
				unset( $holder[ $name ] );
			}
		}
		unset( $holder );

		return array( $fields, $content );
	}

	/**
	 * WordPress's script, relative to its folder; '' for other files.
	 *
	 * @param array<string, mixed> $server
	 */
	private static function script( array $server ): string {
		$file = is_string( $server['SCRIPT_FILENAME'] ?? null ) ? (string) realpath( $server['SCRIPT_FILENAME'] ) : '';
		$root = (string) realpath( ABSPATH ) . DIRECTORY_SEPARATOR;

		return 0 === strpos( $file, $root ) ? strtr( substr( $file, strlen( $root ) ), '\\', '/' ) : '';
	}

	/**
	 * The REST route; as in WordPress, a parameter takes precedence over the path.
	 *
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 */
	private static function route( array $server, array $query ): string {
		if ( isset( $query['rest_route'] ) ) {
			return is_string( $query['rest_route'] ) ? $query['rest_route'] : '';
		}
		$address = is_string( $server['REQUEST_URI'] ?? null ) ? $server['REQUEST_URI'] : '';
		$home    = preg_quote( untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ), '#' );
		$prefix  = preg_quote( rest_get_url_prefix(), '#' );

		return 1 === preg_match( "#^$home/(?:index\.php/)?$prefix(/.*)\$#D", (string) strtok( $address, '?' ), $found ) ? $found[1] : '';
	}
}
