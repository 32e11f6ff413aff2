<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Health;

defined( 'ABSPATH' ) || exit;

/** A test of WordPress's Site Health page. */
interface Health_Test {

	/** What is tested, while the test runs. */
	public function label(): string;

	/** Whether it sends requests, or takes seconds on a large site, so that the page runs it after it was loaded. */
	public function is_slow(): bool;

	/** False if this site doesn't use what is tested. The test is then not shown. Must be cheap. */
	public function applies(): bool;

	public function run(): Finding;
}
