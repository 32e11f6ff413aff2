<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** A page that PHP prints, and that needs no JavaScript. */
interface Subpage_Body {

	/** Prepares the page: what it enqueues and hooks. Runs before its headers are sent. */
	public function prepare(): void;

	/** Prints what stands between WordPress's header and footer: one `.wrap` with one `h1`. */
	public function render(): void;
}
