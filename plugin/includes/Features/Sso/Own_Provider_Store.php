<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Secret_Box;

defined( 'ABSPATH' ) || exit;

/** Stores the provider, with its client secret encrypted. Only administrators can write it, see Provider_Page. */
class Own_Provider_Store {

	/** Also named in the header of feature.php. */
	public const OPTION = 'jetpack_dashboard_sso_provider';

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

	public function get(): ?Own_Provider {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? new Own_Provider( $stored ) : null;
	}

	/** @return string|null '' for a public client; null if it can't be decrypted, because the salts have changed. */
	public function secret(): ?string {
		$sealed = $this->sealed();

		return '' === $sealed ? '' : $this->box->open( $sealed );
	}

	/** @param string $secret '' keeps the stored one, which is only valid for the same client. */
	public function save( Own_Provider $provider, string $secret ): void {
		$old    = $this->get();
		$sealed = '' === $secret ? '' : $this->box->seal( $secret );

		if ( '' === $sealed && $old && $old->is_same_client( $provider ) ) {
			$sealed = $this->sealed();
		}

		$fields = array_keys( array_diff_assoc( $provider->values(), $old ? $old->values() : array() ) );
		if ( $sealed !== $this->sealed() ) {
			$fields[] = 'secret';
		}
		update_option( self::OPTION, $provider->values() + array( 'secret' => $sealed ), true );
		$this->log->provider_changed( $provider, $fields );
	}

	public function delete(): void {
		$provider = $this->get();
		delete_option( self::OPTION );
		if ( $provider ) {
			$this->log->provider_removed( $provider );
		}
	}

	private function sealed(): string {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? (string) ( $stored['secret'] ?? '' ) : '';
	}
}
