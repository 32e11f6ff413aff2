<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

/** Leaves a URL in a paragraph of its own as plain text if WordPress can embed it. */
final class Embed_Parser implements InlineParserInterface {

	public function getMatchDefinition(): InlineParserMatch {
		return InlineParserMatch::regex( 'https?:\/\/[^\s<>"]{1,2000}$' );
	}

	public function parse( InlineParserContext $inline_context ): bool {
		$url = $inline_context->getFullMatch();
		if ( 0 !== $inline_context->getCursor()->getPosition() || ! self::is_embeddable( $url ) ) {
			return false;
		}
		$inline_context->getCursor()->advanceBy( $inline_context->getFullMatchLength() );
		$inline_context->getContainer()->appendChild( new Text( $url ) );

		return true;
	}

	/** Makes no HTTP requests. */
	private static function is_embeddable( string $url ): bool {
		return $GLOBALS['wp_embed']->get_embed_handler_html( array(), $url ) || _wp_oembed_get_object()->get_provider( $url, array( 'discover' => false ) );
	}
}
