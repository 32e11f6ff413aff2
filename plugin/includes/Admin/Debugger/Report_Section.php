<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

defined( 'ABSPATH' ) || exit;

/** A section of the debug report. Must not contain secrets, names or email addresses. */
interface Report_Section {

	/** @return array<string, array<string, bool|int|string>> Values by label, by title. */
	public function fields(): array;
}
