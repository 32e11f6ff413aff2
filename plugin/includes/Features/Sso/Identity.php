<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** Who logged in at the provider. Properties are read-only. */
final class Identity {

	private const TWO_STEPS = 'mfa';

	private const MAX_EMAIL  = 100;
	private const MAX_VALUES = 1000;

	public string $issuer;

	/** `sub`. */
	public string $subject;

	/** '' if the provider sends none, or an invalid one. */
	public string $email;

	/** Whether the provider says that the email address belongs to the person. */
	public bool $has_verified_email;

	/** Whether the provider confirms two-step authentication: `mfa` in the claim `amr` (RFC 8176), or one of the owner's values of `acr`. */
	public bool $has_two_steps;

	/** `preferred_username`, as the provider sends it; '' if it sends none. */
	public string $username;

	/** `name`, as the provider sends it; '' if it sends none. */
	public string $name;

	/** @var array<string, mixed> */
	private array $claims;

	/**
	 * @param array<string, mixed> $claims          Of a verified ID token, completed by those of the userinfo endpoint.
	 * @param string[]             $two_step_values Values of `acr` that stand for two-step authentication.
	 */
	public function __construct( array $claims, array $two_step_values = array() ) {
		$email = $claims['email'] ?? '';

		$this->issuer   = (string) $claims['iss'];
		$this->subject  = (string) $claims['sub'];
		$this->email    = is_string( $email ) && strlen( $email ) <= self::MAX_EMAIL && is_email( $email ) ? $email : '';
		$this->username = is_string( $claims['preferred_username'] ?? null ) ? $claims['preferred_username'] : '';
		$this->name     = is_string( $claims['name'] ?? null ) ? $claims['name'] : '';
		$this->claims   = $claims;
		// Some providers send a string.
		$this->has_verified_email = '' !== $this->email && self::is_owner_known( $claims, $this->email ) && in_array( $claims['email_verified'] ?? false, array( true, 'true' ), true );
		$this->has_two_steps      = in_array( self::TWO_STEPS, (array) ( $claims['amr'] ?? array() ), true ) || in_array( $claims['acr'] ?? null, $two_step_values, true );
	}

	/**
	 * The texts of a claim, which is a text or a list.
	 *
	 * @param string $path Name of the claim, or a path such as realm_access.roles. Names can have dots, too.
	 * @return string[]
	 */
	public function values( string $path ): array {
		$claim = $this->claims[ $path ] ?? null;
		if ( null === $claim ) {
			$claim = $this->claims;
			foreach ( explode( '.', $path ) as $name ) {
				$claim = is_array( $claim ) ? ( $claim[ $name ] ?? null ) : null;
			}
		}
		$texts = is_string( $claim ) ? array( $claim ) : ( is_array( $claim ) && array_values( $claim ) === $claim ? array_filter( $claim, 'is_string' ) : array() );

		return array_slice( array_values( $texts ), 0, self::MAX_VALUES );
	}

	/**
	 * Google keeps an address verified after it has passed to somebody else, unless it manages the mailbox.
	 *
	 * @param array<string, mixed> $claims
	 */
	private static function is_owner_known( array $claims, string $email ): bool {
		return 'https://accounts.google.com' !== $claims['iss'] || ! empty( $claims['hd'] ) || 1 === preg_match( '/@gmail\.com$/iD', $email );
	}
}
