<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/** Limit, hash key and trusted proxies, in a file that cron updates. Works without WordPress. */
final class Endpoint_Settings {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	private const FILE = '/settings.php';

	/** Classes to parse proxy headers. Loaded only if a proxy is configured. */
	private const NET_CLASSES = array( 'Ip_Address', 'Ip_Range', 'Ip_List', 'Proxy_Declaration', 'Forwarded_Hops', 'Client_Address' );

	/** Maximum views per visitor and hour. */
	public int $limit;

	/** Key to hash visitors' addresses. */
	public string $key;

	/**
	 * Trusted proxies, one per line.
	 *
	 * @var string[]
	 */
	private array $proxies;

	/** The header with the visitor's address. */
	private string $header;

	/** @param string[] $proxies Trusted proxies, one per line. */
	public function __construct( int $limit, string $key, array $proxies, string $header ) {
		$this->limit   = $limit;
		$this->key     = $key;
		$this->proxies = $proxies;
		$this->header  = $header;
	}

	/** @return self|null Null if the file doesn't exist. */
	public static function read( string $folder ): ?self {
		$data = json_decode( (string) Guarded_File::read( $folder . self::FILE ), true );

		return is_array( $data ) && isset( $data['limit'], $data['key'], $data['proxies'], $data['header'] )
			? new self( (int) $data['limit'], (string) $data['key'], array_map( 'strval', (array) $data['proxies'] ), (string) $data['header'] )
			: null;
	}

	/**
	 * Writes the file if it changed.
	 *
	 * @param array<mixed>|null $owner stat() of a file with the required owner.
	 */
	public function write( string $folder, ?array $owner ): bool {
		$text = (string) json_encode( get_object_vars( $this ) );
		$path = $folder . self::FILE;

		return Guarded_File::read( $path ) === $text || Guarded_File::write( $path, $text, $owner );
	}

	/** @param string $folder */
	public static function delete( string $folder ): void {
		@unlink( $folder . self::FILE );
	}

	/**
	 * A hash of the visitor's address. Proxy headers count only from trusted proxies, since anyone can send them.
	 *
	 * @param array<string, mixed> $server $_SERVER.
	 */
	public function sender( array $server ): int {
		$address = is_string( $server['REMOTE_ADDR'] ?? null ) ? $server['REMOTE_ADDR'] : '';

		if ( array() !== $this->proxies ) {
			foreach ( self::NET_CLASSES as $name ) {
				require_once dirname( __DIR__, 2 ) . "/Kernel/Net/$name.php";
			}
			$address = self::address( new Client_Address( $server, fn() => new Proxy_Declaration( Ip_List::of_stored( $this->proxies ), $this->header ) ) );
		}

		return View::sender( $address, $this->key );
	}

	/** The visitor's address behind a trusted proxy, else the connection's. */
	public static function address( Client_Address $client ): string {
		$ip = $client->ip() ?? $client->connection();

		return null === $ip ? '' : $ip->to_string();
	}
}
