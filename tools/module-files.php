<?php
/**
 * The tables of modules in docs/, which are generated from the features' headers. `npm run docs:tables` writes them, and
 * tests/php/Modules/Module_FilesTest.php checks them.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tools;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module;
use Jetpack_Dashboard\Modules\Module_Catalog;

require_once dirname( __DIR__ ) . '/tests/php/bootstrap.php';
require_once __DIR__ . '/docs-table.php';

final class Module_Files {

	private const FACTS = 'docs/contract/modules.md';

	private const OVERVIEW = 'docs/modules.md';

	/** Folders with tests that may be named after a module. */
	private const TESTS = array( 'tests/rest/modules', 'tests/rest', 'tests/e2e' );

	/** @return array<string, string> Contents by path in the repository. */
	public static function all(): array {
		return array(
			self::FACTS => Docs_Table::page_with( self::FACTS, '| Slug', self::fact_rows() ),
			self::OVERVIEW => Docs_Table::page_with( self::OVERVIEW, '| Module', self::overview_rows() ),
		);
	}

	/** @return array<int, string[]> */
	private static function fact_rows(): array {
		$rows = array();

		foreach ( self::modules() as $module ) {
			$rows[] = array(
				"`{$module->slug}`",
				$module->requires_connection ? 'yes' : '',
				$module->requires_user_connection ? 'yes' : '',
				$module->auto_activate,
				ucfirst( $module->works_locally ),
				(string) $module->sort,
				(string) $module->recommendation_order,
				implode( ', ', $module->feature ),
				implode( ', ', $module->tags ),
				implode( ', ', $module->plan_classes ),
				$module->introduced,
				Module::TO_MANAGERS === $module->visible_to ? '' : $module->visible_to,
			);
		}

		return $rows;
	}

	/** @return array<int, string[]> */
	private static function overview_rows(): array {
		$rows = array();

		foreach ( array_keys( self::modules() ) as $slug ) {
			list( $on_site, $service ) = get_file_data( Feature_Files::shipped()->file( $slug ), array( 'On The Site', 'By The Service' ) );

			$rows[] = array( "`$slug`", $on_site ?: '–', $service ?: '–', implode( ', ', self::tests( $slug ) ) ?: '–' );
		}

		return $rows;
	}

	/** @return string[] Tests that are named after the module; without any, the first one whose name starts so. */
	private static function tests( string $slug ): array {
		$found = array();

		foreach ( array( '', '-*' ) as $suffix ) {
			foreach ( $found ? array() : self::TESTS as $folder ) {
				$found = array_merge( $found, array_slice( (array) glob( dirname( __DIR__ ) . "/$folder/$slug$suffix.{test,spec}.ts", GLOB_BRACE ), 0, 1 ) );
			}
		}
		if ( is_dir( dirname( __DIR__ ) . "/tests/rest/$slug" ) ) {
			$found[] = dirname( __DIR__ ) . "/tests/rest/$slug/";
		}

		return array_map( static fn( string $path ): string => '`' . substr( $path, strlen( dirname( __DIR__ ) ) + 1 ) . '`', $found );
	}

	/** @return array<string, Module> Sorted by slug. */
	private static function modules(): array {
		$modules = ( new Module_Catalog( Feature_Files::shipped(), 'dev' ) )->all();
		ksort( $modules );

		return $modules;
	}
}
