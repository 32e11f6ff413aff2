<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;

defined( 'ABSPATH' ) || exit;

/** Hashes visitors' addresses with a key that changes daily, so that visitors can't be tracked. */
final class Senders {

	private Calendar $calendar;
	private Client_Address $client_address;
	private Proxy_Declaration $proxies;

	public function __construct( Calendar $calendar, Client_Address $client_address, Proxy_Declaration $proxies ) {
		$this->calendar       = $calendar;
		$this->client_address = $client_address;
		$this->proxies        = $proxies;
	}

	public function current(): int {
		return View::sender( Endpoint_Settings::address( $this->client_address ), $this->key() );
	}

	public function endpoint_settings(): Endpoint_Settings {
		return new Endpoint_Settings( Counter::views_per_sender(), $this->key(), $this->proxies->lines(), $this->proxies->header() );
	}

	private function key(): string {
		return hash_hmac( 'sha256', 'stats senders ' . $this->calendar->today(), wp_salt() );
	}
}
