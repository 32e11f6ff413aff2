<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

/** A shortcode tag that is rendered unchanged: shortcodes don't understand escaped quotes. */
final class Shortcode extends AbstractStringContainer {
}
