<?php
/**
 * The parts of the statistics.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Database;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;
use Jetpack_Dashboard\Settings\Settings_Store;
use Jetpack_Dashboard\Site_Data\Site_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Builds each part when it is first needed.
 */
final class Parts {

	/**
	 * URL of the plugin's folder.
	 *
	 * @var string
	 */
	private $url;

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
	 * Gives what the provider knows about the site.
	 *
	 * @var callable(): Site_Data
	 */
	private $provider;

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

	/**
	 * The database; built once, since cron's work and its parts share transactions.
	 *
	 * @var Database|null
	 */
	private $database;

	/**
	 * Takes its services, most of them as functions, since building them is work.
	 *
	 * @param string   $url      URL of the plugin's folder, with a slash at its end.
	 * @param callable $client   Gives the visitor's Client_Address.
	 * @param callable $settings Gives the Settings_Store.
	 * @param callable $provider Gives the Site_Data.
	 * @param Clock    $clock    The time.
	 */
	public function __construct( string $url, callable $client, callable $settings, callable $provider, Clock $clock ) {
		$this->url      = $url;
		$this->provider = $provider;
		$this->client   = $client;
		$this->settings = $settings;
		$this->clock    = $clock;
	}

	/**
	 * The time.
	 */
	public function clock(): Clock {
		return $this->clock;
	}

	/**
	 * The settings.
	 */
	public function settings(): Settings_Store {
		return ( $this->settings )();
	}

	/**
	 * The visitor's address.
	 */
	public function client_address(): Client_Address {
		return ( $this->client )();
	}

	/**
	 * The site's days and hours.
	 */
	public function calendar(): Calendar {
		return new Calendar( $this->clock, wp_timezone() );
	}

	/**
	 * What counts views.
	 */
	public function counter(): Counter {
		return new Counter( $this->database(), $this->calendar(), $this->referrers(), $this->windows() );
	}

	/**
	 * What was counted.
	 */
	public function report(): Report {
		return new Report( $this->database(), $this->calendar() );
	}

	/**
	 * Every count by day.
	 */
	public function daily_counts(): Daily_Counts {
		return new Daily_Counts( $this->database() );
	}

	/**
	 * The answer of module/stats/data.
	 */
	public function data(): Data {
		return new Data( $this->report(), ( $this->provider )() );
	}

	/**
	 * What prints the beacon.
	 */
	public function beacon(): Beacon {
		return new Beacon( $this->settings(), $this->endpoint() );
	}

	/**
	 * The endpoint that doesn't load WordPress.
	 */
	public function endpoint(): Direct_Endpoint {
		return new Direct_Endpoint( $this->url . 'stats-view.php', $this->merger(), array( $this, 'endpoint_settings' ) );
	}

	/**
	 * What the endpoint that doesn't load WordPress has to know.
	 */
	public function endpoint_settings(): Endpoint_Settings {
		$proxies = Proxy_Declaration::of_site( array( $this->settings(), 'get' ) );

		return new Endpoint_Settings( Counter::views_per_sender(), $this->sender_key(), $proxies->lines(), $proxies->header() );
	}

	/**
	 * Digest of the sender of the current request.
	 */
	public function sender(): int {
		return View::sender( Endpoint_Settings::address( $this->client_address() ), $this->sender_key() );
	}

	/**
	 * The key of the senders' digests, another one each day.
	 */
	private function sender_key(): string {
		return hash_hmac( 'sha256', 'stats senders ' . $this->calendar()->today(), wp_salt() );
	}

	/**
	 * What merges the buffer.
	 */
	public function merger(): Merger {
		return new Merger( new Buffer( Direct_Endpoint::folder() ), $this->counter(), $this->marks(), $this->database() );
	}

	/**
	 * Cron's work on the tables.
	 */
	public function roll_up(): Roll_Up {
		return new Roll_Up( $this->database(), $this->marks(), $this->calendar(), $this->clock, $this->windows(), $this->referrers() );
	}

	/**
	 * The sums of the last twelve months.
	 */
	private function windows(): Windows {
		return new Windows( $this->database(), $this->calendar() );
	}

	/**
	 * What counts views by referrer.
	 */
	private function referrers(): Referrers {
		return new Referrers( $this->database(), $this->marks() );
	}

	/**
	 * What is done by one at a time.
	 */
	private function marks(): Marks {
		return new Marks( $this->database(), $this->clock );
	}

	/**
	 * The database.
	 */
	private function database(): Database {
		if ( null === $this->database ) {
			$this->database = new Database( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
		}

		return $this->database;
	}
}
