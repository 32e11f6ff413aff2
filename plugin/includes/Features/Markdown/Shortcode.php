<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

/** A shortcode's tag, which is written as it was typed: shortcodes don't understand escaped quotes. */
final class Shortcode extends AbstractStringContainer {
}
