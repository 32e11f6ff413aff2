<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

/** Keeps the tags of registered shortcodes, whose attributes may hold underscores and asterisks, as they are. */
final class Shortcode_Parser implements InlineParserInterface {

	/** What a shortcode's tag looks like. It holds no HTML, so that nothing in it needs cleaning. */
	public function getMatchDefinition(): InlineParserMatch {
		return InlineParserMatch::regex( '\[\/?[a-z][\w-]*(?=[\s\]\/])[^\[\]<>]{0,2000}\]' );
	}

	/** Takes a tag if its shortcode is registered. */
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
