<?php
/**
 * Base class of tests of cached provider data.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Site_Data;

use Jetpack_Dashboard\Provider\Site_Token;
use Jetpack_Dashboard\Site_Data\Site_Data;
use Jetpack_Dashboard\Tests\Connection\Site_Rig;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Connection/Site_Rig.php';

/**
 * A registered site with a token, and a service with responses for scan, rewind and discount.
 */
abstract class Site_Data_Case extends TestCase {

	protected const SCAN   = 'GET /v1/sites/4201/scan';
	protected const REWIND = 'GET /v1/sites/4201/rewind';
	protected const OFFERS = 'GET /v1/sites/4201/discount';

	/**
	 * @var Site_Rig
	 */
	protected $rig;

	/**
	 * Unix time.
	 *
	 * @var int
	 */
	protected $now = Site_Rig::NOW;

	protected function setUp(): void {
		$this->rig = new Site_Rig();
		$this->now = Site_Rig::NOW;
		$this->rig->connect();
		$this->rig->service->respond_with( self::SCAN, array( 200, self::scan( 'idle' ) ) );
		$this->rig->service->respond_with( self::REWIND, array( 200, '{"state":"active","reason":""}' ) );
		$this->rig->service->respond_with( self::OFFERS, array( 200, '{}' ) );
		add_filter( 'jetpack_dashboard_now', fn() => $this->now );
		$this->rig->services->get( Site_Token::class )->get();
		$this->rig->service->calls = array();
	}

	/**
	 * A new instance, as in each request.
	 */
	public function site_data(): Site_Data {
		return $this->rig->services->get( Site_Data::class );
	}

	/**
	 * @return mixed
	 */
	protected function get( string $part, bool $is_refresh = false ) {
		return $this->site_data()->get( $part, $is_refresh );
	}

	protected static function scan( string $state ): string {
		return '{"state":"' . $state . '","reason":null,"threats":[],"credentials":[]}';
	}
}
