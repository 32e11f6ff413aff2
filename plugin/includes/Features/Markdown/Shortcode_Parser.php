<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

/** Leaves tags of registered shortcodes unchanged: their attributes may contain underscores and asterisks. */
final class Shortcode_Parser implements InlineParserInterface {

	/** Matches no HTML, so that the tag needs no sanitizing. */
	public function getMatchDefinition(): InlineParserMatch {
		return InlineParserMatch::regex( '\[\/?[a-z][\w-]*(?=[\s\]\/])[^\[\]<>]{0,2000}\]' );
	}

	public function parse( InlineParserContext $inline_context ): bool {
		$tag = $inline_context->getFullMatch();
		if ( ! preg_match( '/^\[\/?([\w-]+)/', $tag, $found ) || ! shortcode_exists( $found[1] ) ) {
			return false;
		}
		$inline_context->getCursor()->advanceBy( $inline_context->getFullMatchLength() );
		$inline_context->getContainer()->appendChild( new Shortcode( $tag ) );

		return true;
	}
}
