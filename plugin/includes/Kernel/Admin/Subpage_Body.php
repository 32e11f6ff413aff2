<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** An admin page that works without JavaScript. */
interface Subpage_Body {

	/** Enqueues scripts and adds hooks. Runs before headers are sent. */
	public function prepare(): void;

	/** Prints one `.wrap` with one `h1`. */
	public function render(): void;
}
