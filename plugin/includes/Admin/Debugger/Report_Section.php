<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

defined( 'ABSPATH' ) || exit;

/** Tells facts that help to find a fault. Never a secret, a person's name or an e-mail address. */
interface Report_Section {

	/** @return array<string, array<string, bool|int|string>> Facts by label, by title. */
	public function facts(): array;
}
