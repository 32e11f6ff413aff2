<?php
/**
 * The parts of log-in protection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Settings\Allowed_Addresses;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Builds each part when it is first needed.
 */
final class Parts {

	/**
	 * Gives the visitor's address.
	 *
	 * @var callable(): Client_Address
	 */
	private $client;

	/**
	 * Gives the settings.
	 *
	 * @var callable(): Settings_Store
	 */
	private $settings;

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

	/**
	 * Parts that were built.
	 *
	 * @var array<class-string, object>
	 */
	private $parts = array();

	/**
	 * Takes its services, two of them as functions, since building them is work.
	 *
	 * @param callable $client   Gives the visitor's Client_Address.
	 * @param callable $settings Gives the Settings_Store.
	 * @param Clock    $clock    The time.
	 */
	public function __construct( callable $client, callable $settings, Clock $clock ) {
		$this->client   = $client;
		$this->settings = $settings;
		$this->clock    = $clock;
	}

	/**
	 * The unlock screen.
	 */
	public function unlock_screen(): Unlock_Screen {
		return new Unlock_Screen( $this->links(), ( $this->client )() );
	}

	/**
	 * Cron's work.
	 */
	public function pruner(): Pruner {
		return new Pruner( $this->subjects(), $this->attempts(), new Links( $this->database() ), new Limits(), $this->clock );
	}

	/**
	 * Who is locked out.
	 */
	public function lockouts(): Lockouts {
		return $this->once( Lockouts::class, fn() => new Lockouts( $this->subjects(), $this->attempts(), $this->database(), $this->clock ) );
	}

	/**
	 * Personal data of logins.
	 */
	public function personal_data(): Login_Personal_Data {
		return new Login_Personal_Data( $this->database(), $this->clock );
	}

	/**
	 * Who is never locked out.
	 */
	public function allowed(): Allowed_Addresses {
		return $this->once( Allowed_Addresses::class, fn() => new Allowed_Addresses( ( $this->settings )() ) );
	}

	/**
	 * The guard of wp_authenticate().
	 */
	public function login_guard(): Login_Guard {
		return $this->once( Login_Guard::class, fn() => new Login_Guard( $this->gate(), $this->factory() ) );
	}

	/**
	 * Whether that guard was built in this request.
	 */
	public function has_login_guard(): bool {
		return isset( $this->parts[ Login_Guard::class ] );
	}

	/**
	 * The guard of application passwords.
	 */
	public function application_password_guard(): Application_Password_Guard {
		return $this->once( Application_Password_Guard::class, fn() => new Application_Password_Guard( $this->gate(), $this->factory() ) );
	}

	/**
	 * Who may try a password.
	 */
	private function gate(): Gate {
		return $this->once( Gate::class, fn() => new Gate( $this->subjects(), $this->attempts(), $this->database(), new Locks( $this->subjects(), $this->attempts(), new Limits() ), $this->pruner(), $this->clock ) );
	}

	/**
	 * Describes requests.
	 */
	private function factory(): Attempt_Factory {
		return new Attempt_Factory( ( $this->client )(), $this->allowed(), $this->devices() );
	}

	/**
	 * Unlock links.
	 */
	public function links(): Unlock_Links {
		return new Unlock_Links( new Links( $this->database() ), $this->subjects(), $this->database(), new Limits(), $this->clock );
	}

	/**
	 * Known browsers.
	 */
	public function devices(): Known_Device {
		return new Known_Device( new Limits(), $this->clock );
	}

	/**
	 * Locks and known addresses.
	 */
	private function subjects(): Subjects {
		return new Subjects( $this->database() );
	}

	/**
	 * Attempts.
	 */
	private function attempts(): Attempts {
		return new Attempts( $this->database(), new Limits() );
	}

	/**
	 * The database.
	 */
	private function database(): Database {
		return $this->once( Database::class, fn() => new Database( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) ) );
	}

	/**
	 * Builds a part when it is first asked for.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name The part's class.
	 * @param callable(): T   $build      Builds it.
	 * @return T
	 */
	private function once( string $class_name, callable $build ) {
		if ( ! isset( $this->parts[ $class_name ] ) ) {
			$this->parts[ $class_name ] = $build();
		}

		/** @var T $part */ // phpcs:ignore Generic.Commenting.DocComment.MissingShort
		$part = $this->parts[ $class_name ];

		return $part;
	}
}
