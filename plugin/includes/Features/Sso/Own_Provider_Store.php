<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Secret_Box;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the provider, with its client secret encrypted. Only administrators can write it, see Provider_Page. The one that a network's
 * main site shares with the others is an option of the network.
 */
class Own_Provider_Store {

	/** Also named in the header of feature.php. */
	public const OPTION = 'jetpack_dashboard_sso_provider';

	/** The main site of a network with a shared provider passes on its responses, even while the module is off there. */
	private const KEEP = Kind::KEEP_PREFIX . 'sso';

	private Secret_Box $box;
	private Sign_On_Log $log;

	public function __construct( Secret_Box $box, Sign_On_Log $log ) {
		$this->box = $box;
		$this->log = $log;
	}

	/** Who may set up the provider. It vouches for users, so on a network it could log in as any user of any site. */
	public static function capability(): string {
		return is_multisite() ? 'manage_network_options' : 'manage_options';
	}

	/** Whether this site has a provider, as get(). */
	public static function is_set(): bool {
		return null !== ( self::own_values() ?? self::shared_values() );
	}

	/** The provider of this site: its own, or else the network's. */
	public function get(): ?Own_Provider {
		$stored = self::own_values() ?? self::shared_values();

		return null === $stored ? null : new Own_Provider( $stored );
	}

	/** The provider that is set up on this site. */
	public function own(): ?Own_Provider {
		$stored = self::own_values();

		return null === $stored ? null : new Own_Provider( $stored );
	}

	/** @return string|null '' for a public client; null if it can't be decrypted, because the salts have changed. */
	public function secret(): ?string {
		$sealed = self::sealed( self::own_values() ?? self::shared_values() );

		return '' === $sealed ? '' : $this->box->open( $sealed );
	}

	/** @param string $secret '' keeps the stored one, which is only valid for the same client. */
	public function save( Own_Provider $provider, string $secret ): void {
		$old        = $this->own();
		$old_sealed = self::sealed( self::own_values() );
		$sealed     = '' === $secret ? '' : $this->box->seal( $secret );

		if ( '' === $sealed && $old && $old->is_same_client( $provider ) ) {
			$sealed = $old_sealed;
		}

		$fields = array_keys( array_diff_assoc( $provider->values(), $old ? $old->values() : array() ) );
		if ( $sealed !== $old_sealed ) {
			$fields[] = 'secret';
		}
		$values = $provider->values() + array( 'secret' => $sealed );
		if ( $provider->is_shared ) {
			update_site_option( self::OPTION, $values );
			update_option( self::KEEP, '1', true );
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $values, true );
			self::stop_sharing();
		}
		if ( $old ) {
			$this->log->provider_changed( $provider, $fields );
		} else {
			$this->log->provider_set_up( $provider );
		}
	}

	/** Deletes the provider that is set up on this site. */
	public function delete(): void {
		$provider = $this->own();
		delete_option( self::OPTION );
		self::stop_sharing();
		if ( $provider ) {
			$this->log->provider_removed( $provider );
		}
	}

	private static function stop_sharing(): void {
		if ( is_multisite() && is_main_site() ) {
			delete_site_option( self::OPTION );
			delete_option( self::KEEP );
		}
	}

	/** @return array<string, mixed>|null */
	private static function own_values(): ?array {
		$stored = get_option( self::OPTION );
		if ( is_array( $stored ) ) {
			return $stored;
		}

		return is_multisite() && is_main_site() ? self::shared_values() : null;
	}

	/** @return array<string, mixed>|null Null also on sites that can't use it. */
	private static function shared_values(): ?array {
		$stored = is_multisite() && Network_Return::reaches( get_site() ) ? get_site_option( self::OPTION ) : null;

		return is_array( $stored ) ? array( 'shared' => '1' ) + $stored : null;
	}

	/** @param array<string, mixed>|null $stored */
	private static function sealed( ?array $stored ): string {
		return (string) ( $stored['secret'] ?? '' );
	}
}
