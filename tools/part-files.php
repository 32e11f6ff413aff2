<?php
/**
 * The tables of the provider's data in docs/, which are generated from Site_Data\Part. `npm run docs:tables` writes them, and
 * tests/php/Site_Data/Part_FilesTest.php checks them.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tools;

use Jetpack_Dashboard\Site_Data\Bodies;
use Jetpack_Dashboard\Site_Data\Part;

require_once dirname( __DIR__ ) . '/tests/php/bootstrap.php';
require_once __DIR__ . '/docs-table.php';

final class Part_Files {

	private const REST = 'docs/contract/rest.md';

	private const SERVICE = 'docs/account-service.md';

	private const ENVELOPES = array(
		Bodies::TEXT    => '`{ code, message, data }`, `data` is **JSON in a string**',
		Bodies::MESSAGE => '`{ code, message, data }`',
		Bodies::CODE    => '`{ code, data }`',
		Bodies::DATA    => '`{ data }`',
		Bodies::BARE    => 'none',
	);

	/** @return array<string, string> Contents by path in the repository. */
	public static function all(): array {
		return array(
			self::REST    => Docs_Table::page_with( self::REST, '| Route | For | Envelope', self::routes() ),
			self::SERVICE => Docs_Table::page_with( self::SERVICE, '| Data | Keys', self::keys() ),
		);
	}

	/** @return array<int, string[]> */
	private static function routes(): array {
		$rows = array();

		foreach ( Part::own_routes() as $part => $route ) {
			$row    = Part::row( $part );
			$rows[] = array( '`GET ' . substr( $route, 1 ) . '`', "`{$row['capability']}`", self::ENVELOPES[ $row['envelope'] ], $row['lifetime_s'] / MINUTE_IN_SECONDS . ' minutes' );
		}

		return $rows;
	}

	/** @return array<int, string[]> Required keys, then optional ones, with their types. */
	private static function keys(): array {
		$rows = array();

		foreach ( Part::names() as $part ) {
			$row    = Part::row( $part );
			$keys   = preg_replace( '/(\??)(\w+):(\w+)/', '`$2` $3$1,', $row['keys'] );
			$rows[] = array( "`GET /{$row['source']}`", rtrim( (string) $keys, ',' ) ?: '–', $row['lifetime_s'] / MINUTE_IN_SECONDS . ' minutes' );
		}

		return $rows;
	}
}
