<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Kernel\Local_Folder;

defined( 'ABSPATH' ) || exit;

/** Scripts and styles that need copies. A page view adds one small file with its paths, which makes no query. */
final class Queue {

	/** Maximum lists that wait, and paths in each. */
	private const MAX_LISTS = 20;
	private const MAX_PATHS = 100;

	private string $folder;

	public function __construct( Copies $copies ) {
		$this->folder = $copies->folder() . '/queue';
	}

	/**
	 * @param string[] $paths
	 * @return bool Whether they wait.
	 */
	public function add( array $paths ): bool {
		sort( $paths );
		$text = implode( "\n", array_slice( $paths, 0, self::MAX_PATHS ) );
		$file = $this->folder . '/' . substr( hash( 'sha256', $text ), 0, 32 ) . '.txt';

		return is_file( $file )
			|| ( wp_mkdir_p( $this->folder ) && count( $this->lists() ) < self::MAX_LISTS && Local_Folder::write( $file, $text ) );
	}

	/** @return string[] Names of the lists that wait. */
	public function lists(): array {
		return array_values( preg_grep( '~^[0-9a-f]{32}\.txt$~D', Local_Folder::names_in( $this->folder ) ) ?: array() );
	}

	/** @return string[] */
	public function paths_in( string $name ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local file of ours.
		$lines = explode( "\n", (string) @file_get_contents( "$this->folder/$name", false, null, 0, 65536 ) );

		return array_filter( $lines, array( Sources::class, 'is_path' ) );
	}

	public function remove( string $name ): void {
		wp_delete_file( "$this->folder/$name" );
	}
}
