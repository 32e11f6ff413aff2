<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Kernel\Net\Proxy_Declaration;

defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;

/**
 * The limit, the key of senders' digests and the declared proxies, in a file beside the buffer that cron keeps up to date.
 * Needs no WordPress.
 */
final class Endpoint_Settings {

	// phpcs:disable WordPress -- WordPress isn't there when the direct endpoint runs.

	private const FILE = '/settings.php';

	/** What reading the visitor's address behind a declared proxy takes. Loaded only on a site that declares one. */
	private const NET_CLASSES = array( 'Ip_Address', 'Ip_Range', 'Ip_List', 'Proxy_Declaration', 'Forwarded_Hops', 'Client_Address' );

	/** Views of one sender that count within an hour. */
	public int $limit;

	/** Key of the senders' digests. */
	public string $key;

	/**
	 * The declared proxies, one a line.
	 *
	 * @var string[]
	 */
	private array $proxies;

	/** The header in which they tell the visitor's address. */
	private string $header;

	/**
	 * @param int      $limit   Views of one sender that count within an hour.
	 * @param string   $key     Key of the senders' digests.
	 * @param string[] $proxies The declared proxies, one a line.
	 * @param string   $header  The header in which they tell the visitor's address.
	 */
	public function __construct( int $limit, string $key, array $proxies, string $header ) {
		$this->limit   = $limit;
		$this->key     = $key;
		$this->proxies = $proxies;
		$this->header  = $header;
	}

	/**
	 * Reads the file.
	 *
	 * @param string $folder The buffer's folder.
	 * @return self|null Null when there is no such file.
	 */
	public static function read( string $folder ): ?self {
		$facts = json_decode( (string) Guarded_File::read( $folder . self::FILE ), true );

		return is_array( $facts ) && isset( $facts['limit'], $facts['key'], $facts['proxies'], $facts['header'] )
			? new self( (int) $facts['limit'], (string) $facts['key'], array_map( 'strval', (array) $facts['proxies'] ), (string) $facts['header'] )
			: null;
	}

	/**
	 * Writes the file, if it says anything else.
	 *
	 * @param string            $folder The buffer's folder.
	 * @param array<mixed>|null $owner  stat() of a file whose owner has to own this one.
	 */
	public function write( string $folder, ?array $owner ): bool {
		$text = (string) json_encode( get_object_vars( $this ) );
		$path = $folder . self::FILE;

		return Guarded_File::read( $path ) === $text || Guarded_File::write( $path, $text, $owner );
	}

	/**
	 * Deletes the file.
	 *
	 * @param string $folder The buffer's folder.
	 */
	public static function delete( string $folder ): void {
		@unlink( $folder . self::FILE );
	}

	/**
	 * The sender's digest. Behind a declared proxy it is the visitor's; any other header is ignored, since everybody may
	 * send one.
	 *
	 * @param array<string, mixed> $server The request's $_SERVER.
	 */
	public function sender( array $server ): int {
		$address = is_string( $server['REMOTE_ADDR'] ?? null ) ? $server['REMOTE_ADDR'] : '';

		if ( array() !== $this->proxies ) {
			foreach ( self::NET_CLASSES as $name ) {
				require_once dirname( __DIR__ ) . "/Net/$name.php";
			}
			$address = self::address( new Client_Address( $server, fn() => new Proxy_Declaration( Ip_List::of_stored( $this->proxies ), $this->header ) ) );
		}

		return View::sender( $address, $this->key );
	}

	/**
	 * The address that limits hold for: the visitor's behind a declared proxy, else the connection's.
	 *
	 * @param Client_Address $client Whose request this is.
	 */
	public static function address( Client_Address $client ): string {
		$ip = $client->ip() ?? $client->connection();

		return null === $ip ? '' : $ip->to_string();
	}
}
