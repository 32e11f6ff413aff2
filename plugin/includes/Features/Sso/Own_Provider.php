<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** The owner's own OpenID Connect provider, as entered. Properties are read-only. */
final class Own_Provider {

	public const MAX_URL    = 500;
	public const MAX_ID     = 500;
	public const MAX_SECRET = 2000;
	public const MAX_SCOPES = 300;
	public const MAX_NAME   = 60;
	public const MAX_ACR    = 500;
	public const SCOPES     = 'openid email profile';

	public const MAX_DOMAINS = 1000;
	public const MAX_CLAIM   = 200;
	public const MAX_ROWS    = 20;
	public const MAX_VALUE   = 200;

	/** Google's issuer, where anyone can have an account. */
	private const PUBLIC_ISSUER = 'https://accounts.google.com';

	/** Without a trailing slash. */
	public string $issuer;

	public string $client_id;

	/** Separated by spaces. */
	public string $scopes;

	/** For the button of the login form; '' for the issuer's host. */
	public string $name;

	/** Values of the claim `acr` that stand for two-step authentication, separated by spaces; '' for none. */
	public string $acr;

	/** Whether users who log out of the site are logged out of the provider. */
	public bool $logs_out;

	/** Whether people who have no user get one. */
	public bool $creates;

	/** Role of created users. */
	public string $create_role;

	/** Domains of email addresses for which users are created, in lowercase, separated by spaces; '' for all. */
	public string $create_domains;

	/** Whether users of the network get the role of new users on a site that they log in to. */
	public bool $joins;

	/** Whether it is the provider of all sites of the network. */
	public bool $is_shared;

	/** Whether a claim sets the roles of users. */
	public bool $maps_roles;

	/** Name or path of the claim, such as realm_access.roles. */
	public string $role_claim;

	/**
	 * Values of the claim, each with a role, in the order of the table.
	 *
	 * @var array<int, array{string, string}>
	 */
	public array $role_rows = array();

	/** @param array<string, mixed> $values */
	public function __construct( array $values ) {
		$this->issuer    = untrailingslashit( (string) ( $values['issuer'] ?? '' ) );
		$this->client_id = (string) ( $values['client_id'] ?? '' );
		$this->scopes    = (string) ( $values['scopes'] ?? '' );
		$this->name      = (string) ( $values['name'] ?? '' );
		$this->acr       = (string) ( $values['acr'] ?? '' );
		$this->logs_out  = ! empty( $values['logout'] );
		$this->creates   = ! empty( $values['create'] );
		$this->joins     = ! empty( $values['join'] );
		$this->is_shared = ! empty( $values['shared'] );

		$this->create_role    = (string) ( $values['role'] ?? '' );
		$this->create_domains = strtolower( (string) ( $values['domains'] ?? '' ) );

		$this->maps_roles = ! empty( $values['map'] );
		$this->role_claim = (string) ( $values['claim'] ?? '' );
		foreach ( (array) json_decode( (string) ( $values['rows'] ?? '' ), true ) as $row ) {
			$this->role_rows[] = array( (string) ( $row[0] ?? '' ), (string) ( $row[1] ?? '' ) );
		}
	}

	/** Name for users. */
	public function label(): string {
		return '' === $this->name ? $this->host() : $this->name;
	}

	/** Host of the issuer, with the port if it has one. */
	public function host(): string {
		$port = wp_parse_url( $this->issuer, PHP_URL_PORT );

		return wp_parse_url( $this->issuer, PHP_URL_HOST ) . ( $port ? ":$port" : '' );
	}

	/**
	 * The address that the provider sends browsers to. The network's provider has those of the main site only, see Network_Return.
	 *
	 * @param string $action Of wp-login.php.
	 */
	public function return_url( string $action ): string {
		$path = "wp-login.php?action=$action";

		return $this->is_shared ? get_site_url( get_main_site_id(), $path, 'login' ) : site_url( $path, 'login' );
	}

	/** Whether another provider's values are for the same client. */
	public function is_same_client( self $other ): bool {
		return $this->issuer === $other->issuer && $this->client_id === $other->client_id;
	}

	/** @return string[] Values of the claim `acr` that stand for two-step authentication. */
	public function two_step_values(): array {
		return '' === $this->acr ? array() : explode( ' ', $this->acr );
	}

	/** Whether a user may be created for an email address. Exact domains: another owner may have a subdomain. */
	public function accepts_domain_of( string $email ): bool {
		return '' === $this->create_domains || in_array( strtolower( substr( (string) strrchr( $email, '@' ), 1 ) ), explode( ' ', $this->create_domains ), true );
	}

	/** @return string What is wrong with the values; '' if nothing is. */
	public function problem(): string {
		if ( strlen( $this->issuer ) > self::MAX_URL || false !== strpbrk( $this->issuer, '?#' ) || ! Provider_Http::is_allowed( $this->issuer ) ) {
			return __( 'Enter the issuer as your provider shows it: an address that begins with https://, without a question mark.', 'jetpack-dashboard' );
		}
		if ( ! preg_match( '/^[\x21-\x7e]{1,' . self::MAX_ID . '}$/D', $this->client_id ) ) {
			return __( 'Enter the client ID.', 'jetpack-dashboard' );
		}
		if ( strlen( $this->scopes ) > self::MAX_SCOPES || ! preg_match( '/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/D', $this->scopes ) || ! in_array( 'openid', explode( ' ', $this->scopes ), true ) ) {
			return __( 'Enter the scopes, separated by spaces. One of them must be “openid”.', 'jetpack-dashboard' );
		}

		if ( strlen( $this->acr ) > self::MAX_ACR || ! preg_match( '/^([\x21-\x7e]+( [\x21-\x7e]+)*)?$/D', $this->acr ) ) {
			return __( 'Enter the values for two-step authentication as your provider names them, separated by spaces.', 'jetpack-dashboard' );
		}

		if ( ( $this->creates || $this->joins ) && ! isset( Own_Creation::safe_roles()[ $this->create_role ] ) ) {
			return __( 'Choose a role for new users that can’t manage the site or publish unfiltered HTML.', 'jetpack-dashboard' );
		}
		if ( $this->creates && '' === $this->create_domains && self::PUBLIC_ISSUER === $this->issuer ) {
			return __( 'Enter the email domains of new users, since anyone can have an account at Google.', 'jetpack-dashboard' );
		}
		if ( strlen( $this->create_domains ) > self::MAX_DOMAINS || ! preg_match( '/^([a-z0-9-]+(\.[a-z0-9-]+)+( (?!$)|$))*$/D', $this->create_domains ) ) {
			return __( 'Enter the email domains separated by spaces, such as “example.com example.org”.', 'jetpack-dashboard' );
		}

		if ( '' !== $this->roles_problem() ) {
			return $this->roles_problem();
		}

		/* translators: %d: number of characters. */
		return mb_strlen( $this->name, 'UTF-8' ) > self::MAX_NAME ? sprintf( __( 'Enter a name of at most %d characters.', 'jetpack-dashboard' ), self::MAX_NAME ) : '';
	}

	/** @return string What is wrong with the claim and its roles; '' if nothing is. */
	private function roles_problem(): string {
		if ( ! preg_match( '/^[\x21-\x7e]{' . ( $this->maps_roles ? 1 : 0 ) . ',' . self::MAX_CLAIM . '}$/D', $this->role_claim ) ) {
			return __( 'Enter the claim that has the values for the roles, such as “groups”.', 'jetpack-dashboard' );
		}
		if ( $this->maps_roles && array() === $this->role_rows ) {
			return __( 'Enter at least one value of the claim, and choose its role.', 'jetpack-dashboard' );
		}
		foreach ( $this->role_rows as list( $value, $role ) ) {
			if ( ! wp_roles()->is_role( $role ) ) {
				/* translators: %s: a value of a claim. */
				return sprintf( __( 'Choose a role for the value “%s”.', 'jetpack-dashboard' ), $value );
			}
			if ( mb_strlen( $value, 'UTF-8' ) > self::MAX_VALUE ) {
				/* translators: %d: number of characters. */
				return sprintf( __( 'Enter values of at most %d characters.', 'jetpack-dashboard' ), self::MAX_VALUE );
			}
		}

		/* translators: %d: number of rows. */
		return count( $this->role_rows ) > self::MAX_ROWS ? sprintf( __( 'Enter at most %d values.', 'jetpack-dashboard' ), self::MAX_ROWS ) : '';
	}

	/** @return array<string, string> */
	public function values(): array {
		return array(
			'issuer'    => $this->issuer,
			'client_id' => $this->client_id,
			'scopes'    => $this->scopes,
			'name'      => $this->name,
			'acr'       => $this->acr,
			'logout'    => $this->logs_out ? '1' : '',
			'create'    => $this->creates ? '1' : '',
			'role'      => $this->create_role,
			'domains'   => $this->create_domains,
			'join'      => $this->joins ? '1' : '',
			'shared'    => $this->is_shared ? '1' : '',
			'map'       => $this->maps_roles ? '1' : '',
			'claim'     => $this->role_claim,
			'rows'      => array() === $this->role_rows ? '' : (string) wp_json_encode( $this->role_rows ),
		);
	}
}
