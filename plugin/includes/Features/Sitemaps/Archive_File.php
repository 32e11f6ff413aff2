<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

/** `sitemap-archives-1.xml`: archives of post types that have posts. */
final class Archive_File {

	private const NAME = 'sitemap-archives-1.xml';

	/** @return array<string, string> Last modification by file name. */
	public function files(): array {
		$dates = array_column( $this->archives(), 'lastmod' );

		return $dates ? array( self::NAME => max( $dates ) ) : array();
	}

	/** @return array<int, array<string, mixed>>|null Null if the file doesn't exist. */
	public function urls( string $name ): ?array {
		$archives = self::NAME === $name ? $this->archives() : array();

		return $archives ? $archives : null;
	}

	/** @return array<int, array{loc: string, lastmod: string}> */
	private function archives(): array {
		$archives = array();
		foreach ( Post_Files::types() as $type ) {
			$changed = self::has_archive( $type ) ? Xml::date( (string) get_lastpostmodified( 'gmt', $type ) ) : '';
			$link    = '' === $changed ? false : get_post_type_archive_link( $type );
			if ( is_string( $link ) && '' !== $link ) {
				$archives[] = array(
					'loc'     => $link,
					'lastmod' => $changed,
				);
			}
		}

		return $archives;
	}

	/** Without an archive that is a page, such as WooCommerce's shop, which is listed with the pages. */
	private static function has_archive( string $type ): bool {
		$object = get_post_type_object( $type );

		return $object && $object->has_archive && ! ( is_string( $object->has_archive ) && get_page_by_path( $object->has_archive ) );
	}
}
