<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules\Settings_File;

use Jetpack_Dashboard\Modules\Conflict_Check;

defined( 'ABSPATH' ) || exit;

/** What an import would change. Properties are read-only. */
final class Import_Plan {

	/** @var array<string, mixed> Present values, by module or setting. */
	public array $before;

	/** @var array<string, mixed> New values, by module or setting, as they are stored. */
	public array $after;

	/** @var array<string, string> Why a module or setting of the file is left out, or not stored as it is, by its name. */
	public array $remarks;

	/**
	 * @param array<string, mixed>  $before
	 * @param array<string, mixed>  $after
	 * @param array<string, string> $remarks
	 */
	public function __construct( array $before, array $after, array $remarks ) {
		$this->before  = $before;
		$this->after   = $after;
		$this->remarks = $remarks;
	}

	/** Tells whether the site or the user’s permissions changed since a preview was shown: the same for the same changes and remarks. */
	public function fingerprint(): string {
		return hash( 'sha256', (string) wp_json_encode( Conflict_Check::normal( array( $this->before, $this->after, $this->remarks ) ) ) );
	}
}
