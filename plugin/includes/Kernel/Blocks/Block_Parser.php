<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Blocks;

use WP_Block_Parser;

defined( 'ABSPATH' ) || exit;

/** WordPress's parser. Registers the blocks of a text before it is parsed. */
final class Block_Parser extends WP_Block_Parser {

	/**
	 * @param string $document
	 * @return array<int, array<string, mixed>>
	 */
	public function parse( $document ) {
		Deferred_Blocks::register_those_in( (string) $document );

		return parent::parse( $document );
	}
}
