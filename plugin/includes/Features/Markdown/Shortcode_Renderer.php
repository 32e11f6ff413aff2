<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;

final class Shortcode_Renderer implements NodeRendererInterface {

	public function render( Node $node, ChildNodeRendererInterface $children ): string {
		return $node instanceof Shortcode ? $node->getLiteral() : '';
	}
}
